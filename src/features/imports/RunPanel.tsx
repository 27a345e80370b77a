import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { importCopy } from '@/content/imports';
import { Progress } from '@/ui/loading/Progress';
import { toStore } from './importRow';
import type { Import } from './useImport';

const { run: words } = importCopy;

/** How far the import is; cancelled or cut off, what was stored and how to go on. */
export function RunPanel({ current }: { current: Import }) {
  const { doneCount, all, ended } = current.run;
  const [isStopping, setStopping] = useState(false);
  const stored = current.rows.filter(({ isNew }) => isNew).length;
  const remaining = toStore(current.rows, current.included).length;
  const resume = () => {
    setStopping(false);
    current.store();
  };
  return (
    <Stack spacing={2}>
      {!ended && <Progress doneCount={doneCount} all={all} label={words.progress(doneCount, all)} />}
      <div role="status">
        {ended === 'stopped' && <Alert severity="info">{words.stopped(stored, remaining)}</Alert>}
        {ended === 'broken' && <Alert severity="warning">{words.broken(stored, remaining)}</Alert>}
      </div>
      <Typography color="textSecondary">{words.hint}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {ended ? (
          <>
            <Button variant="formBack" onClick={() => current.goTo('report')}>
              {words.finish}
            </Button>
            <Button variant="formBTN" onClick={resume}>
              {words.resume}
            </Button>
          </>
        ) : (
          <Button
            variant="formBack"
            disabled={isStopping}
            onClick={() => {
              setStopping(true);
              current.stop();
            }}
          >
            {isStopping ? words.cancelling : words.cancel}
          </Button>
        )}
      </Box>
    </Stack>
  );
}
