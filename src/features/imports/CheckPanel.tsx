import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { importCopy } from '@/content/imports';
import { Progress } from '@/ui/loading/Progress';
import type { Import } from './useImport';

const { check: words } = importCopy;

/** How far the check is, and what to do if it was cut off. */
export function CheckPanel({ current }: { current: Import }) {
  const { doneCount, all, ended } = current.run;
  return (
    <Stack spacing={2}>
      {!ended && <Progress doneCount={doneCount} all={all} label={words.progress(doneCount, all)} />}
      <div role="status">{ended && <Alert severity="warning">{words.broken}</Alert>}</div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="formBack" onClick={ended ? () => current.goTo('match') : current.stop}>
          {words.cancel}
        </Button>
        {ended && (
          <Button variant="formBTN" onClick={current.checkAll}>
            {words.again}
          </Button>
        )}
      </Box>
    </Stack>
  );
}
