import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { auditCopy as words } from '@/content/audit';
import { formatMoment } from '@/ui/dates/formatDate';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import { useListActivityQuery, type AuditEntry } from './auditApi';
import { actorOf } from './entry';
import { UndoEntry } from './UndoEntry';
import { WhatChanged } from './WhatChanged';

const PAGE = 10;

const columns: readonly Column<AuditEntry>[] = [
  { label: words.columns.at, width: 20, cell: ({ at }) => formatMoment(at) },
  {
    label: words.columns.actor,
    width: 20,
    cell: actorOf,
    stacked: 'labelled',
    cellProps: { translate: 'no' },
  },
  { label: words.columns.what, width: 26, cell: (entry) => <WhatChanged entry={entry} /> },
  {
    label: words.columns.undo,
    width: 12,
    cell: (entry) => <UndoEntry entry={entry} />,
    cellProps: { align: 'right' },
  },
];

/** Who has changed what of a consignment, the latest first. */
export function ActivityPanel({ consignment }: { consignment: number }) {
  const [most, setMost] = useState(PAGE);
  const { data, error, isFetching, refetch } = useListActivityQuery({ consignment, most });
  return (
    <Panel heading={words.activity}>
      {isFetching && !data && <LoadingState label={words.loading} />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography color="textSecondary">{words.none}</Typography>}
      {data && data.length > 0 && (
        <ResponsiveTable
          label={words.table}
          columns={columns}
          rows={data.slice(0, most)}
          keyOf={({ id }) => id}
        />
      )}
      {data && data.length > most && (
        <Button variant="formBack" onClick={() => setMost(most + PAGE)} sx={{ mt: 2 }}>
          {words.more}
        </Button>
      )}
    </Panel>
  );
}
