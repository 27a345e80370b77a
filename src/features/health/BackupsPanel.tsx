import { healthCopy as words } from '@/content/health';
import { Timestamp } from '@/ui/dates/Timestamp';
import { Panel } from '@/ui/Panel';
import { type Column, ResponsiveTable } from '@/ui/table/ResponsiveTable';
import type { BackupRun } from './healthApi';
import { sizeText } from './problemWords';

const labels = words.backupColumns;

const outcomeOf = ({ ok, error }: BackupRun): string => {
  if (ok === null) return words.running;
  return ok ? words.done : [words.wentWrong, error].filter(Boolean).join(': ');
};

const columns: readonly Column<BackupRun>[] = [
  {
    label: labels.began,
    isRowHeader: true,
    width: 14,
    cell: ({ beganAt }) => <Timestamp instant={beganAt} />,
  },
  { label: labels.outcome, width: 20, cell: outcomeOf },
  {
    label: labels.size,
    width: 9,
    stacked: 'labelled',
    cell: ({ bytes }) => (bytes === null ? words.notYet : sizeText(bytes)),
  },
  {
    label: labels.encrypted,
    width: 9,
    stacked: 'labelled',
    cell: ({ encrypted }) => (encrypted ? words.yes : words.no),
  },
  {
    label: labels.checked,
    width: 14,
    stacked: 'labelled',
    cell: ({ checkedAt }) => (checkedAt ? <Timestamp instant={checkedAt} /> : words.notYet),
  },
];

/** The newest backups that hosts have made. */
export function BackupsPanel({ runs }: { runs: readonly BackupRun[] }) {
  return (
    <Panel heading={words.backups}>
      {runs.length === 0 ? (
        words.noBackups
      ) : (
        <ResponsiveTable label={words.backups} columns={columns} rows={runs} keyOf={({ id }) => id} />
      )}
    </Panel>
  );
}
