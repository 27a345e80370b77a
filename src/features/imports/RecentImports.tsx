import Button from '@mui/material/Button';
import { useState } from 'react';
import { importCopy } from '@/content/imports';
import { formatDayYearAndTime } from '@/ui/dates/formatDate';
import { ErrorState } from '@/ui/ErrorState';
import { Panel } from '@/ui/Panel';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import { useListImportsQuery, type PastImport } from './importApi';
import { UndoImport } from './UndoImport';

const { recent: words, undo } = importCopy;

const columnsOf = (onUndo: (past: PastImport) => void): readonly Column<PastImport>[] => [
  { label: words.columns.file, isRowHeader: true, cell: ({ file }) => file, cellProps: { dir: 'auto' } },
  {
    label: words.columns.at,
    width: 18,
    stacked: 'labelled',
    cell: ({ created_at: at }) => <span>{formatDayYearAndTime(at)}</span>,
  },
  {
    label: words.columns.by,
    stacked: 'labelled',
    cell: ({ created_by: by }) => by && <span translate="no">{by}</span>,
  },
  {
    label: words.columns.stored,
    width: 10,
    stacked: 'labelled',
    cell: ({ stored }) => <span>{stored.toLocaleString('en')}</span>,
  },
  {
    label: words.columns.actions,
    width: 8,
    cell: (past) => (
      <Button aria-label={words.undoOne(past.file)} onClick={() => onUndo(past)}>
        {undo.verb}
      </Button>
    ),
    cellProps: { align: 'right' },
  },
];

/** The last imports of which something is left, each of which can be undone. */
export function RecentImports() {
  const { data, error, refetch } = useListImportsQuery();
  const [undone, setUndone] = useState<PastImport>();
  // Most have none: nothing is announced that would vanish again.
  if (!error && !data?.length && !undone) return null;
  return (
    <Panel heading={words.heading}>
      {!data && error && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data && (
        <ResponsiveTable
          label={words.heading}
          columns={columnsOf(setUndone)}
          rows={data}
          keyOf={({ key }) => key}
        />
      )}
      {undone && <UndoImport batch={undone.key} file={undone.file} onClose={() => setUndone(undefined)} />}
    </Panel>
  );
}
