import { bulkCopy } from '@/content/bulk';
import { MOST_ROWS, toJob, type BulkAction, type BulkKind } from './bulk';
import { EventForm } from './EventForm';
import { FetchingDialog } from './FetchingDialog';
import { JobDialog } from './JobDialog';
import { TypeForm } from './TypeForm';
import { useBulkJob } from './useBulkJob';
import { useSubjects, type Selected } from './useSubjects';

/** An action that was chosen for what is selected. */
export interface Chosen extends Selected {
  kind: BulkKind;
}

interface BulkDialogsProps {
  chosenJob: Chosen | undefined;
  /** The action has been taken up or given up. */
  onClose: () => void;
  /** A job that was started is over: what was selected may not be in the list any more. */
  onChanged: () => void;
}

const titleOf = (action: BulkAction, count: number) => {
  if (action.kind === 'type') return bulkCopy.titles.type(count, action.to);
  return action.kind === 'event'
    ? bulkCopy.titles.event(count, action.label)
    : bulkCopy.titles[action.kind](count);
};

/** Shows what will be done to the selected consignments, does it, and reports what came of each. */
export function BulkDialogs({ chosenJob, onClose, onChanged }: BulkDialogsProps) {
  const bulk = useBulkJob();
  const fetchSubjects = useSubjects();
  const close = () => {
    if (bulk.state !== 'ready') onChanged();
    bulk.close();
  };
  if (!chosenJob) return bulk.job && <JobDialog bulk={{ ...bulk, close }} job={bulk.job} />;
  const { kind, count } = chosenJob;
  const prepare = async (action: BulkAction, signal?: AbortSignal) => {
    if (count > MOST_ROWS) return bulkCopy.tooMany(MOST_ROWS);
    const { subjects, problem } = await fetchSubjects(chosenJob);
    if (signal?.aborted) return undefined;
    if (!subjects) return problem;
    bulk.prepare(toJob(titleOf(action, subjects.length), action, subjects));
    onClose();
    return undefined;
  };
  const form = { count, onChoose: (action: BulkAction) => prepare(action), onClose };
  if (kind === 'type') return <TypeForm {...form} />;
  if (kind === 'event') return <EventForm {...form} />;
  return (
    <FetchingDialog
      title={bulkCopy.titles[kind](count)}
      fetch={(signal) => prepare({ kind }, signal)}
      onClose={onClose}
    />
  );
}
