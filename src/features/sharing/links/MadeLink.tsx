import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { sharedLink } from '@/config/paths';
import { shareLinksCopy as words } from '@/content/shareLinks';
import { useCopy } from '@/ui/useCopy';

/** A link that was just made, selected: it is never shown again. */
export function MadeLink({ token }: { token: string }) {
  const address = sharedLink(token);
  const { copied, copy } = useCopy(address, words);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: '72rem' }}>
      <Alert severity="success">{words.made}</Alert>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'center' } }}>
        <TextField
          inputRef={input}
          fullWidth
          label={words.link}
          value={address}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true, translate: 'no' } }}
        />
        <Button variant="formBack" onClick={() => void copy()} sx={{ flex: 'none' }}>
          {copied ? words.copied : words.copy}
        </Button>
      </Stack>
      {copied === false && <Typography>{words.byHand}</Typography>}
    </Stack>
  );
}
