import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type MouseEvent } from 'react';
import { bulkCopy as words } from '@/content/bulk';
import { isRepeatedClick } from '@/ui/forms/isRepeatedClick';
import { Progress } from '@/ui/loading/Progress';
import { canUndo, countOf, undoOf, type BulkJob } from './bulk';
import { JobReport } from './JobReport';
import { saveReport } from './saveReport';
import type { Bulk } from './useBulkJob';

/** So many are named before the rest is counted. */
const NAMED = 8;

function Preview({ job }: { job: BulkJob }) {
  const changed = job.rows.filter(({ outcome }) => outcome === 'waiting');
  const unchanged = countOf(job, 'unchanged');
  const isEvent = changed[0]?.step.kind === 'event';
  if (changed.length === 0) return <Typography>{words.nothing}</Typography>;
  return (
    <Stack spacing={2}>
      <Typography>
        {words.first}{' '}
        <span translate="no">
          {changed
            .slice(0, NAMED)
            .map(({ trackingId }) => trackingId)
            .join(', ')}
        </span>
        {changed.length > NAMED && ` ${words.more(changed.length - NAMED)}`}
      </Typography>
      {unchanged > 0 && <Typography>{words.unchanged(unchanged)}</Typography>}
      <Typography color="textSecondary">{isEvent ? words.voided : words.eachUndone}</Typography>
    </Stack>
  );
}

/** Not for the second click of a double one, which was meant for the button that was in this place before. */
const onFirstClick = (act: () => void) => (event: MouseEvent) => {
  if (!isRepeatedClick(event)) act();
};

/** A job as it stands: what it will do, how far it is, or what came of it. It is not closed by accident. */
export function JobDialog({ bulk, job }: { bulk: Bulk; job: BulkJob }) {
  const id = useId();
  const { state, settled } = bulk;
  const waiting = countOf(job, 'waiting');
  const known = job.rows.length - waiting;
  const undo = () => bulk.start(undoOf(job, words.titles.undo(job.title)));
  return (
    <Dialog open fullWidth aria-labelledby={id} onClose={state === 'ready' ? bulk.close : undefined}>
      <DialogTitle id={id}>{job.title}</DialogTitle>
      <DialogContent>
        {state === 'ready' && <Preview job={job} />}
        {state === 'running' && (
          <Progress done={settled} all={job.rows.length} label={words.progress(settled, job.rows.length)} />
        )}
        <div role="status">
          {state === 'stopped' && <Alert severity="info">{words.stopped(known, waiting)}</Alert>}
          {state === 'broken' && <Alert severity="warning">{words.broken(known, waiting)}</Alert>}
          {state === 'done' && <JobReport job={job} />}
        </div>
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        {state === 'ready' && (
          <>
            <Button onClick={bulk.close}>{waiting > 0 ? words.cancel : words.close}</Button>
            {waiting > 0 && (
              <Button variant="formBTN" onClick={() => bulk.start(job)}>
                {words.apply(waiting)}
              </Button>
            )}
          </>
        )}
        {state === 'running' && <Button onClick={onFirstClick(bulk.stop)}>{words.stop}</Button>}
        {(state === 'stopped' || state === 'broken') && (
          <>
            {canUndo(job) && <Button onClick={undo}>{words.undo}</Button>}
            <Button onClick={bulk.close}>{words.discard}</Button>
            <Button variant="formBTN" onClick={bulk.resume}>
              {words.resume}
            </Button>
          </>
        )}
        {state === 'done' && (
          <>
            <Button onClick={() => saveReport(job)}>{words.save}</Button>
            {countOf(job, 'refused') > 0 && <Button onClick={bulk.retry}>{words.retry}</Button>}
            {canUndo(job) && <Button onClick={undo}>{words.undo}</Button>}
            <Button variant="formBTN" onClick={onFirstClick(bulk.close)}>
              {words.close}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
