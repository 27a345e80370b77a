import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState, type ReactNode } from 'react';
import { emptyCopy } from '@/content/emptyPages';
import { laneDeskCopy as words } from '@/content/laneDesk';
import { modeNames } from '@/content/transitTimes';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
import { formatDay, formatFileDay } from '@/ui/dates/formatDate';
import { AdminList } from '@/ui/list/AdminList';
import { saveDatedCsv } from '@/ui/list/saveCsv';
import { PAGE_SIZE, useListAddress } from '@/ui/list/useListAddress';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import { cutOffText, laneName, transitText } from '../laneText';
import { EditLane } from './EditLane';
import { laneCsvColumns } from './laneCsv';
import { useListTransitLanesQuery, type KeptLane } from './lanesApi';
import type { LaneChanges } from './useLaneChanges';
import { useDeleteLane } from './useDeleteLane';

const columnsOf = (
  onEdit: (lane: KeptLane) => void,
  onDelete: (lane: KeptLane) => void,
): readonly Column<KeptLane>[] => [
  {
    label: words.columns.lane,
    isRowHeader: true,
    width: 22,
    cell: (lane) => (
      <>
        <Button
          variant="text"
          onClick={() => onEdit(lane)}
          aria-label={words.editLabel(laneName(lane))}
          sx={openCell}
        >
          {laneName(lane)}
        </Button>
        {!lane.published && ` (${words.hidden})`}
      </>
    ),
  },
  {
    label: words.columns.mode,
    width: 7,
    stacked: 'labelled',
    cell: ({ mode }) => <span>{modeNames[mode]}</span>,
  },
  {
    label: words.columns.transit,
    stacked: 'labelled',
    cell: (lane) => <span>{`${transitText(lane)}, ${lane.counted}`}</span>,
  },
  { label: words.columns.cutOff, stacked: 'labelled', cell: (lane) => <span>{cutOffText(lane)}</span> },
  {
    label: words.columns.checked,
    width: 12,
    stacked: 'labelled',
    cell: ({ checkedOn }) => <span>{formatDay(checkedOn)}</span>,
  },
  {
    label: words.columns.actions,
    width: 11,
    cell: (lane) => (
      <Button
        color="error"
        onClick={() => onDelete(lane)}
        aria-label={words.deleteLabel(laneName(lane))}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {words.delete}
      </Button>
    ),
    cellProps: { align: 'right' },
  },
];

/** A button that reads as the text of its cell. */
const openCell = { p: 0, minWidth: 0, textAlign: 'start', fontSize: 'inherit', lineHeight: 1.4 } as const;

const textOf = (lane: KeptLane) =>
  [laneName(lane), lane.mode, lane.originCode, lane.destinationCode, lane.service, lane.counted, lane.slug]
    .join(' ')
    .toLowerCase();

interface LaneListProps {
  changes: LaneChanges;
  /** Beside the search. */
  actions: ReactNode;
}

/** Every lane, to be searched, added, edited and deleted. */
export function LaneList({ changes, actions }: LaneListProps) {
  const address = useListAddress();
  const { data, error, isFetching, refetch } = useListTransitLanesQuery();
  const [edited, setEdited] = useState<KeptLane | 'new'>();
  const deletion = useDeleteLane(changes);
  const { page, search } = address.request;
  const listed = useMemo(() => {
    const sought = search.toLowerCase().split(/\s+/);
    const all = data?.filter((lane) => sought.every((word) => textOf(lane).includes(word)));
    return all && { rows: all.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE), total: all.length };
  }, [data, page, search]);
  return (
    <>
      <AdminList<KeptLane>
        heading={words.heading}
        searchLabel={words.search}
        empty={
          <EmptyState
            {...emptyCopy.lanes}
            action={{ label: emptyCopy.lanes.action, onPress: () => setEdited('new') }}
          />
        }
        address={address}
        answer={{ currentData: listed, isFetching, error, refetch }}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button variant="primary" disabled={!data} onClick={() => setEdited('new')} sx={{ py: '0.7rem' }}>
              {words.add}
            </Button>
            {actions}
            <Button
              variant="formBack"
              disabled={!data?.length}
              onClick={() => saveDatedCsv('lanes', data ?? [], laneCsvColumns)}
              sx={{ py: '0.7rem' }}
            >
              {words.export}
            </Button>
          </Box>
        }
      >
        {(rows) => (
          <ResponsiveTable
            label={words.heading}
            columns={columnsOf(setEdited, deletion.ask)}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </AdminList>
      {edited && (
        <EditLane
          lane={edited === 'new' ? undefined : edited}
          today={formatFileDay(new Date().toISOString())}
          changes={changes}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDialog {...deletion.dialog} />
    </>
  );
}
