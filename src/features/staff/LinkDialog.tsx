import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { passwordLink } from '@/config/paths';
import { staffCopy as words } from '@/content/staff';
import { DialogFrame } from '@/ui/DialogFrame';
import { ExternalLink } from '@/ui/ExternalLink';
import { useCopy } from '@/ui/useCopy';
import type { MadeLink } from './staffApi';

interface LinkDialogProps {
  link: MadeLink;
  onClose: () => void;
}

/** A link that was just made, to be handed over: it is never shown again. */
export function LinkDialog({ link: { email, token, unsent, keptAt }, onClose }: LinkDialogProps) {
  const address = passwordLink(token);
  const { copied, copy } = useCopy(address, words);
  return (
    <DialogFrame
      title={words.linkOf(email)}
      text={unsent !== undefined ? words.notMailed : keptAt === undefined ? words.mailed : words.kept}
      onClose={onClose}
      actions={
        <>
          <Button variant="formBack" onClick={onClose}>
            {words.close}
          </Button>
          <Button variant="formBTN" onClick={() => void copy()}>
            {copied ? words.copied : words.copy}
          </Button>
        </>
      }
    >
      <Stack spacing={2.5}>
        {keptAt !== undefined && (
          <Typography>
            <ExternalLink href={keptAt}>{words.openOutbox}</ExternalLink>
          </Typography>
        )}
        {unsent !== undefined && <Typography color="textSecondary">{words.because(unsent)}</Typography>}
        <TextField
          label={words.link}
          value={address}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true, translate: 'no' } }}
        />
        {copied === false && <Typography>{words.byHand}</Typography>}
      </Stack>
    </DialogFrame>
  );
}
