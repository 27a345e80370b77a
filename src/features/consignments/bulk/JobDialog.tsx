import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { bulkCopy as words } from '@/content/bulk';
import { DialogFrame } from '@/ui/DialogFrame';
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

function JobActions({ bulk, job }: JobDialogProps) {
  const waiting = countOf(job, 'waiting');
  const undo = canUndo(job) && (
    <Button onClick={() => bulk.start(undoOf(job, words.titles.undo(job.title)))}>{words.undo}</Button>
  );
  switch (bulk.state) {
    case 'ready':
      return (
        <>
          <Button onClick={bulk.close}>{waiting > 0 ? words.cancel : words.close}</Button>
          {waiting > 0 && (
            <Button variant="formBTN" onClick={() => bulk.start(job)}>
              {words.apply(waiting)}
            </Button>
          )}
        </>
      );
    case 'running':
      return <Button onClick={onFirstClick(bulk.stop)}>{words.stop}</Button>;
    case 'done':
      return (
        <>
          <Button onClick={() => saveReport(job)}>{words.save}</Button>
          {countOf(job, 'refused') > 0 && <Button onClick={bulk.retry}>{words.retry}</Button>}
          {undo}
          <Button variant="formBTN" onClick={onFirstClick(bulk.close)}>
            {words.close}
          </Button>
        </>
      );
    default:
      return (
        <>
          {undo}
          <Button onClick={bulk.close}>{words.discard}</Button>
          <Button variant="formBTN" onClick={bulk.resume}>
            {words.resume}
          </Button>
        </>
      );
  }
}

interface JobDialogProps {
  bulk: Bulk;
  job: BulkJob;
}

/** A job as it stands: what it will do, how far it is, or what came of it. It is not closed by accident. */
export function JobDialog({ bulk, job }: JobDialogProps) {
  const { state, settled } = bulk;
  const waiting = countOf(job, 'waiting');
  const doneCount = job.rows.length - waiting;
  return (
    <DialogFrame
      title={job.title}
      onClose={state === 'ready' ? bulk.close : undefined}
      actions={<JobActions bulk={bulk} job={job} />}
    >
      {state === 'ready' && <Preview job={job} />}
      {state === 'running' && (
        <Progress
          doneCount={settled}
          all={job.rows.length}
          label={words.progress(settled, job.rows.length)}
        />
      )}
      <div role="status">
        {state === 'stopped' && <Alert severity="info">{words.stopped(doneCount, waiting)}</Alert>}
        {state === 'broken' && <Alert severity="warning">{words.broken(doneCount, waiting)}</Alert>}
        {state === 'done' && <JobReport job={job} />}
      </div>
    </DialogFrame>
  );
}
