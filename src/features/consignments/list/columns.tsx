import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { listCopy as words } from '@/content/consignmentList';
import { formatDayYearAndTime, formatMoment, formatShortDay, knownZone } from '@/ui/dates/formatDate';
import type { RowSelection } from '@/ui/list/useSelection';
import type { Column } from '@/ui/table/ResponsiveTable';
import { rowLink } from '@/ui/table/rowLink';
import { SortHeading } from '@/ui/table/SortHeading';
import type { ConsignmentSummary } from '@/domain/consignment/consignment';
import type { Sort } from '@/domain/consignment/listRequest';
import { arrivalTexts, relativeDay } from './listedMoments';
import { StateCell } from './StateCell';
import { choosableColumns, type ChoosableColumn, type TableLayout } from './tableLayout';

export interface TableContext {
  /** The serial number of the first row. */
  firstNumber: number;
  /** When the rows were read (ms). */
  now: number;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  selection: RowSelection;
  /** Whether the rows answer another question than the one that was asked last: none of them can be selected for that. */
  isOutdated: boolean;
  onDelete: (consignment: ConsignmentSummary) => void;
}

type Listed = Column<ConsignmentSummary>;
type Direction = 'ascending' | 'descending';

/** The orders that a column offers, the first press first. */
const sorts: Partial<Record<keyof typeof words.columns, readonly [Direction, Sort][]>> = {
  tracking: [['ascending', 'tracking']],
  state: [['ascending', 'state']],
  receiver: [['ascending', 'receiver']],
  arrival: [['ascending', 'due']],
  updated: [
    ['descending', 'updated'],
    ['ascending', 'stalest'],
  ],
  created: [
    ['descending', 'newest'],
    ['ascending', 'oldest'],
  ],
};

/** The head of a column: one that sorts goes through its orders, and back to the usual one. */
const headOf = (
  name: keyof typeof words.columns,
  { sort = 'newest', onSort }: Pick<TableContext, 'sort' | 'onSort'>,
): Pick<Listed, 'label' | 'heading' | 'sorted'> => {
  const label = words.columns[name];
  const offered = sorts[name];
  if (!offered) return { label };
  const shown = offered.findIndex(([, by]) => by === sort);
  const next = offered[shown + 1]?.[1];
  const sorted = offered[shown]?.[0];
  return { label, sorted, heading: <SortHeading {...{ label, sorted }} onSort={() => onSort(next)} /> };
};

interface DayProps {
  instant: string;
  /** Of the place where it is that day; else it is the reader's own. */
  zone?: string | null;
  beside: string;
  late?: string;
}

/** A day, and below it, or beside it on a card, how far away it is, and how late. */
function Day({ instant, zone, beside, late = '' }: DayProps) {
  return (
    <span data-lines="">
      <time
        dateTime={instant}
        title={knownZone(zone) ? formatMoment(instant, zone) : formatDayYearAndTime(instant)}
      >
        {formatShortDay(instant, zone)}
      </time>
      {beside && <span data-beside="">{beside}</span>}
      {late && <span data-late="">{late}</span>}
    </span>
  );
}

function Arrival({ row, now }: { row: ConsignmentSummary; now: number }) {
  const { due, until, late } = arrivalTexts(row, now);
  return <Day instant={due} zone={row.destination_zone} beside={until} late={late} />;
}

const selectColumn = ({ selection: { has, select }, isOutdated }: TableContext): Listed => ({
  label: words.columns.select,
  heading: <span data-hidden="">{words.columns.select}</span>,
  width: 3,
  stacked: 'inline',
  cell: ({ id, trackingId }) => (
    <label>
      <input
        type="checkbox"
        aria-label={words.selectOne(trackingId)}
        checked={has(id)}
        disabled={isOutdated}
        onChange={({ target }) => select([id], target.checked)}
      />
    </label>
  ),
});

const choosable = (context: TableContext): Record<ChoosableColumn, Listed> => ({
  state: { ...headOf('state', context), width: 12, cell: (row) => <StateCell row={row} /> },
  receiver: {
    ...headOf('receiver', context),
    width: 10.5,
    stacked: 'labelled',
    cell: ({ recName }) => <span>{recName}</span>,
    cellProps: { dir: 'auto' },
  },
  sender: {
    ...headOf('sender', context),
    width: 10.5,
    stacked: 'labelled',
    cell: ({ sendersName }) => <span>{sendersName}</span>,
    cellProps: { dir: 'auto' },
  },
  route: {
    ...headOf('route', context),
    width: 11,
    stacked: 'labelled',
    cell: ({ departedFrom, headingTo }) => <span>{words.route(departedFrom, headingTo)}</span>,
  },
  arrival: {
    ...headOf('arrival', context),
    width: 10,
    stacked: 'labelled',
    cell: (row) => <Arrival row={row} now={context.now} />,
  },
  updated: {
    ...headOf('updated', context),
    width: 10,
    stacked: 'labelled',
    cell: ({ last_event_at: instant }) =>
      instant && <Day instant={instant} beside={relativeDay(instant, context.now)} />,
  },
  type: {
    ...headOf('type', context),
    width: 9,
    stacked: 'labelled',
    cell: ({ type }) => <span>{type}</span>,
  },
  created: {
    ...headOf('created', context),
    width: 10.5,
    stacked: 'labelled',
    cell: ({ created_at: instant }) => <Day instant={instant} beside="" />,
  },
});

const actionsColumn = (onDelete: TableContext['onDelete']): Listed => ({
  label: words.columns.actions,
  width: 13.8,
  cell: (row) => (
    <>
      <Button
        component={Link}
        disableRipple
        to={paths.adminConsignment(row.id)}
        aria-label={words.viewOne(row.trackingId)}
        {...rowLink}
      >
        {words.view}
      </Button>
      <Button color="error" onClick={() => onDelete(row)} aria-label={words.deleteOne(row.trackingId)}>
        {words.delete}
      </Button>
    </>
  ),
});

/** The specified columns in their order, then those that the admin has chosen. */
export const columnsOf = (
  context: TableContext,
  { columns: chosen, hasNoSelection }: TableLayout,
): readonly Listed[] => {
  const others = choosable(context);
  return [
    {
      ...headOf('number', context),
      width: 3.8,
      stacked: 'inline',
      cell: (_row, index) => <span>{context.firstNumber + index}</span>,
    },
    {
      ...headOf('tracking', context),
      width: 13.5,
      stacked: 'inline',
      cell: ({ trackingId }) => <span>{trackingId}</span>,
      cellProps: { translate: 'no' },
    },
    {
      ...headOf('location', context),
      width: 10.5,
      stacked: 'labelled',
      cell: ({ city, currentLocation }) => <span>{`${city}, ${currentLocation}`}</span>,
      cellProps: { dir: 'auto' },
    },
    actionsColumn(context.onDelete),
    ...(hasNoSelection ? [] : [selectColumn(context)]),
    ...choosableColumns.filter((name) => chosen.includes(name)).map((name) => others[name]),
  ];
};
