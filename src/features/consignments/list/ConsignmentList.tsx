import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { storageKeys } from '@/config/storageKeys';
import { filterCopy, listCopy as words, viewsCopy } from '@/content/consignmentList';
import { useToday } from '@/ui/dates/useToday';
import { readDraft } from '@/ui/forms/sessionDraft';
import { AdminList } from '@/ui/list/AdminList';
import { ExportButton } from '@/ui/list/ExportButton';
import { SelectionBar } from '@/ui/list/SelectionBar';
import { UNKNOWN_TOTAL } from '@/ui/list/useListAddress';
import { useSelection } from '@/ui/list/useSelection';
import { lazyPart } from '@/ui/loading/lazyPart';
import { notPrinted } from '@/ui/notPrinted';
import type { BulkKind } from '../bulk/bulk';
import { BulkButtons } from '../bulk/BulkButtons';
import type { Chosen } from '../bulk/BulkDialogs';
import type { ConsignmentSummary } from '@/domain/consignment/consignment';
import {
  useCountConsignmentsQuery,
  useLazyExportConsignmentsQuery,
  useListConsignmentsQuery,
} from '@/domain/consignment/consignmentsApi';
import { activeFilters } from './chips';
import { ConsignmentTable } from './ConsignmentTable';
import { ExportSelected } from './ExportSelected';
import { exportColumns } from './exportColumns';
import { filterParams, requestOf } from './filter';
import { FilterChips } from './FilterChips';
import { useTableLayout } from './layoutApi';
import { FilterPanel, LayoutDialog, SavedViews } from './listPanels';
import { NoneFits } from './NoneFits';
import { SelectRows } from './SelectRows';
import { SortField } from './SortField';
import { isExtraColumn, pageSizes } from './tableLayout';
import { useConsignmentsAddress } from './useConsignmentsAddress';

const ChoosePapers = lazyPart(
  () => import(/* webpackChunkName: "admin-bulk" */ '../bulk/ChoosePapers'),
  (part) => part.ChoosePapers,
);
const BulkDialogs = lazyPart(
  () => import(/* webpackChunkName: "admin-bulk" */ '../bulk/BulkDialogs'),
  (part) => part.BulkDialogs,
);

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

/** The rows do not wait for their count: a page of 100,000 consignments loads as fast as one of a hundred. */
export function ConsignmentList({ onDelete }: { onDelete: (consignment: ConsignmentSummary) => void }) {
  const [layout, chooseLayout] = useTableLayout();
  const address = useConsignmentsAddress(layout.pageSize);
  const { settled, sort } = address;
  const [opened] = useState(Date.now);
  const today = useToday();
  const filter = useMemo(() => requestOf(settled, today), [settled, today]);
  const extraColumns = layout.columns.filter(isExtraColumn);
  const list = useListConsignmentsQuery({
    filter,
    sort,
    ...address.request,
    ...(extraColumns.length > 0 && { extraColumns }),
  });
  const { currentData: rows, isFetching, error, refetch, fulfilledTimeStamp: now = opened } = list;
  const count = useCountConsignmentsQuery(filter);
  const { currentData: total = UNKNOWN_TOTAL } = count;
  const currentData = useMemo(() => rows && { rows, total }, [rows, total]);
  const { hasNoSelection } = layout;
  const question = new URLSearchParams(filterParams(settled)).toString();
  // What cannot be seen to be selected is not.
  const selection = useSelection(hasNoSelection ? `${question} without` : question, total);
  const [fetchChunk] = useLazyExportConsignmentsQuery();
  const [panel, setPanel] = useState<'filters' | 'views' | 'layout' | 'papers'>();
  const close = () => setPanel(undefined);
  const [chosenJob, setChosenJob] = useState<Chosen>();
  const [usesBulk, setUsesBulk] = useState(() => readDraft(storageKeys.bulkJob) !== undefined);
  const selected = { selection: selection.selection, filter, count: selection.count };
  const choose = (kind: BulkKind) => {
    setChosenJob({ kind, ...selected });
    setUsesBulk(true);
  };
  const active = activeFilters({ ...address.filter, search: '' }).length;
  return (
    <>
      <AdminList
        heading={words.heading}
        searchLabel={words.search}
        searchHint={words.searchHint}
        empty={words.empty}
        noResults={(question) => <NoneFits asked={question} change={address.change} />}
        address={address}
        answer={{
          error,
          currentData,
          isFetching: isFetching || count.isFetching,
          refetch: () => Promise.all([refetch(), count.refetch()]),
        }}
        actions={
          <Box sx={line}>
            <Button
              variant="main"
              aria-haspopup="dialog"
              onClick={() => setPanel('filters')}
              sx={{ py: '0.7rem' }}
            >
              {active > 0 ? filterCopy.openWith(active) : filterCopy.open}
            </Button>
            <Button
              variant="formBack"
              aria-haspopup="dialog"
              onClick={() => setPanel('views')}
              sx={{ py: '0.7rem' }}
            >
              {viewsCopy.open}
            </Button>
            <ExportButton
              name="consignments"
              columns={exportColumns}
              fetchChunk={fetchChunk}
              request={{ filter }}
              total={total}
            />
            <Button component={Link} to={paths.adminImport} variant="formBack" sx={{ py: '0.7rem' }}>
              {words.import}
            </Button>
          </Box>
        }
        pageSizes={{
          offered: pageSizes,
          onChoose: (size) =>
            chooseLayout({ ...layout, pageSize: pageSizes.find((one) => one === size) ?? layout.pageSize }),
        }}
        tools={
          <Box sx={{ ...line, columnGap: 1.5, mb: 0.5, fontSize: '1.3rem' }}>
            <FilterChips address={address} />
            {!hasNoSelection && (
              <SelectRows ids={rows?.map(({ id }) => id) ?? []} total={total} selection={selection} />
            )}
            {total !== UNKNOWN_TOTAL && <span>{words.total(total)}</span>}
            <Box sx={{ ...line, flexWrap: 'nowrap', minWidth: 0, ml: 'auto', ...notPrinted }}>
              <SortField address={address} />
              <Button aria-haspopup="dialog" onClick={() => setPanel('layout')}>
                {words.layout}
              </Button>
            </Box>
          </Box>
        }
      >
        {(found, firstNumber) => (
          <>
            <ConsignmentTable
              rows={found}
              {...{ layout, firstNumber, now, sort, selection, onDelete }}
              isOutdated={rows === undefined}
              onSort={address.sortBy}
            />
            <SelectionBar label={words.selection} selection={selection}>
              <BulkButtons hasArchived={filter.archived !== undefined} onChoose={choose} />
              <Button variant="outlined" aria-haspopup="dialog" onClick={() => setPanel('papers')}>
                {words.printSelected}
              </Button>
              <ExportSelected selection={selection.selection} filter={filter} />
            </SelectionBar>
          </>
        )}
      </AdminList>
      <Suspense fallback={null}>
        {panel === 'filters' && <FilterPanel address={address} total={count.currentData} onClose={close} />}
        {panel === 'views' && <SavedViews address={address} onClose={close} />}
        {usesBulk && (
          <BulkDialogs
            chosenJob={chosenJob}
            onClose={() => setChosenJob(undefined)}
            onChanged={selection.clear}
          />
        )}
        {panel === 'papers' && <ChoosePapers selected={selected} onClose={close} />}
        {panel === 'layout' && <LayoutDialog layout={layout} onChoose={chooseLayout} onClose={close} />}
      </Suspense>
    </>
  );
}
