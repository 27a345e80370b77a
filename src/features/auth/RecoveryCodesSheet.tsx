import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { recoveryCopy as words } from '@/content/recoveryCodes';
import { useAppSelector } from '@/redux/hooks';
import { saveFile } from '@/ui/list/saveFile';
import { notPrinted } from '@/ui/notPrinted';
import { plainList } from '@/ui/plainList';
import { useCopy } from '@/ui/useCopy';
import { groupedCode } from './groupedCode';
import { selectSessionUser } from '@/domain/session/sessionSlice';

interface RecoveryCodesSheetProps {
  codes: string[];
  onDone: () => void;
}

/** The codes, this once: to be copied, saved or printed. */
export function RecoveryCodesSheet({ codes, onDone }: RecoveryCodesSheetProps) {
  const account = useAppSelector(selectSessionUser)?.email ?? '';
  const groupedCodes = codes.map(groupedCode);
  const text = [words.title(account), words.purpose, '', ...groupedCodes, ''].join('\n');
  const { copied, copy } = useCopy(text, words);
  return (
    <Stack spacing={2.5}>
      <Typography sx={{ maxWidth: '64rem' }}>{words.keep}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{words.title(account)}</Typography>
      <Box
        component="ul"
        translate="no"
        sx={{
          ...plainList,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, max-content)' },
          columnGap: 5,
          rowGap: 1,
          fontFamily: 'monospace',
          fontSize: '1.7rem',
        }}
      >
        {groupedCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      {copied === false && <Typography>{words.byHand}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, ...notPrinted }}>
        <Button variant="formBack" onClick={() => void copy()}>
          {copied ? words.copied : words.copy}
        </Button>
        <Button variant="formBack" onClick={() => saveFile(words.file, text, 'text/plain')}>
          {words.download}
        </Button>
        <Button variant="formBack" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button variant="formBTN" onClick={onDone}>
          {words.done}
        </Button>
      </Box>
    </Stack>
  );
}
