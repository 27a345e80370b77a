import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { etaCopy as words } from '@/content/updates';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import type { Consignment } from '@/domain/consignment/consignment';
import { useListEtasQuery, type EtaRevision } from '../journeyApi';
import { spanText } from '@/domain/places/momentText';
import { ArrivalFacts } from './ArrivalFacts';
import { enteredText } from './enteredText';
import { ReviseEta } from './ReviseEta';

const columnsOf = (zone: string | null): readonly Column<EtaRevision>[] => [
  {
    label: words.columns.span,
    isRowHeader: true,
    width: 26,
    cell: ({ earliest, latest }) => spanText(earliest, latest, zone),
  },
  { label: words.columns.reason, width: 20, cell: ({ reason }) => reason, cellProps: { dir: 'auto' } },
  {
    label: words.columns.entered,
    width: 18,
    stacked: 'labelled',
    cell: ({ entered_by, entered_at }) => enteredText(entered_by, entered_at),
  },
];

/** When a consignment is expected, how that has changed, and a way to change it. */
export function EtaPanel({ consignment }: { consignment: Consignment }) {
  const { data, error, isFetching, refetch } = useListEtasQuery(consignment.id);
  const [isRevising, setIsRevising] = useState(false);
  return (
    <Panel heading={words.heading}>
      <ArrivalFacts consignment={consignment} />
      <Box sx={{ my: 3 }}>
        <Button variant="formBack" onClick={() => setIsRevising(true)}>
          {words.revise}
        </Button>
      </Box>
      {isFetching && !data && <LoadingState label={words.loading} />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data && data.length > 0 && (
        <ResponsiveTable
          label={words.history}
          columns={columnsOf(consignment.journey.destinationZone)}
          rows={data}
          keyOf={({ id }) => id}
        />
      )}
      {isRevising && <ReviseEta consignment={consignment} onClose={() => setIsRevising(false)} />}
    </Panel>
  );
}
