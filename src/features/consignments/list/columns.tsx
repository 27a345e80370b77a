import { Link } from 'react-router-dom';
import { ownValue } from '@/config/ownValue';
import { paths } from '@/config/paths';
import { listCopy as words, modeNames } from '@/content/consignmentList';
import { formatDayYearAndTime, formatMoment, formatShortDay, knownZone } from '@/ui/dates/formatDate';
import type { RowSelection } from '@/ui/list/useSelection';
import type { Column } from '@/ui/table/ResponsiveTable';
import { rowLink } from '@/ui/table/rowLink';
import { SortHeading } from '@/ui/table/SortHeading';
import type { ConsignmentSummary } from '@/domain/consignment/consignment';
import { isMoment } from '@/domain/consignment/field';
import type { ConsignmentField } from '@/domain/consignment/fields';
import type { Sort } from '@/domain/consignment/listRequest';
import { legColumns, type LegColumn } from '@/domain/consignment/extraColumns';
import { arrivalTexts, relativeDay } from './listedMoments';
import { StateCell } from './StateCell';
import {
  choosableColumns,
  extraFields,
  type ChoosableColumn,
  type ComposedColumn,
  type TableLayout,
} from './tableLayout';

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
  now: number;
  beside?: string;
  late?: string;
}

/** A day, without the year of now, and beside it how late and how far away it is. */
function Day({ instant, zone, now, beside = '', late = '' }: DayProps) {
  const day = formatShortDay(instant, zone);
  const year = formatShortDay(new Date(now).toISOString(), zone).slice(-' 2000'.length);
  return (
    <span data-lines="">
      <time
        dateTime={instant}
        title={knownZone(zone) ? formatMoment(instant, zone) : formatDayYearAndTime(instant)}
      >
        {day.endsWith(year) ? day.slice(0, -year.length) : day}
      </time>
      {late && <span data-late="">{late}</span>}
      {beside && <span data-beside="">{beside}</span>}
    </span>
  );
}

function Arrival({ row, now }: { row: ConsignmentSummary; now: number }) {
  const { due, until, late } = arrivalTexts(row, now);
  return <Day instant={due} zone={row.destination_zone} now={now} beside={until} late={late} />;
}

const selectColumn = ({ selection: { has, select }, isOutdated }: TableContext): Listed => ({
  label: words.columns.select,
  heading: <span data-hidden="">{words.columns.select}</span>,
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

/** A field as it was entered; a date as the day that it is at the end of the way where it belongs. */
const fieldColumn = (field: ConsignmentField, now: number): Listed => ({
  label: field.label,
  stacked: 'labelled',
  cell: ({ extraValues, ...row }) => {
    const value = extraValues?.[field.column];
    if (!value) return null;
    const zone = { originZone: row.origin_zone, destinationZone: row.destination_zone, none: null };
    return isMoment(field) ? (
      <Day instant={value} zone={zone[field.display?.zone ?? 'none']} now={now} />
    ) : (
      <span>{value}</span>
    );
  },
  cellProps: { dir: 'auto' },
});

const legColumn = (column: LegColumn): Listed => ({
  label: words.columns[column],
  stacked: 'labelled',
  cell: ({ extraValues }) => (
    <span>{extraValues?.[column]?.map((text) => ownValue<string>(modeNames, text) ?? text).join(', ')}</span>
  ),
  cellProps: { dir: 'auto' },
});

const composed = (context: TableContext): Record<ComposedColumn, Listed> => ({
  state: { ...headOf('state', context), width: 16.5, cell: (row) => <StateCell row={row} /> },
  receiver: {
    ...headOf('receiver', context),
    width: 12,
    stacked: 'labelled',
    cell: ({ recName }) => <span>{recName}</span>,
    cellProps: { dir: 'auto' },
  },
  sender: {
    ...headOf('sender', context),
    width: 12,
    stacked: 'labelled',
    cell: ({ sendersName }) => <span>{sendersName}</span>,
    cellProps: { dir: 'auto' },
  },
  route: {
    ...headOf('route', context),
    width: 13,
    stacked: 'labelled',
    cell: ({ departedFrom, headingTo }) => <span>{words.route(departedFrom, headingTo)}</span>,
  },
  arrival: {
    ...headOf('arrival', context),
    width: 15.5,
    stacked: 'labelled',
    cell: (row) => <Arrival row={row} now={context.now} />,
  },
  updated: {
    ...headOf('updated', context),
    stacked: 'labelled',
    cell: ({ last_event_at: instant }) =>
      instant && <Day instant={instant} now={context.now} beside={relativeDay(instant, context.now)} />,
  },
  type: {
    ...headOf('type', context),
    stacked: 'labelled',
    cell: ({ type }) => <span>{type}</span>,
  },
  created: {
    ...headOf('created', context),
    stacked: 'labelled',
    cell: ({ created_at: instant }) => <Day instant={instant} now={context.now} />,
  },
});

const actionsColumn = (onDelete: TableContext['onDelete']): Listed => ({
  label: words.columns.actions,
  cell: (row) => (
    <>
      <Link to={paths.adminConsignment(row.id)} aria-label={words.viewOne(row.trackingId)} {...rowLink}>
        {words.view}
      </Link>
      <button type="button" onClick={() => onDelete(row)} aria-label={words.deleteOne(row.trackingId)}>
        {words.delete}
      </button>
    </>
  ),
});

/** The specified columns in their order, then those that the admin has chosen. */
export const columnsOf = (
  context: TableContext,
  { columns: chosen, hasNoSelection }: TableLayout,
): readonly Listed[] => {
  const chosenOnes: Partial<Record<ChoosableColumn, Listed>> = {
    ...composed(context),
    ...Object.fromEntries(legColumns.map((column) => [column, legColumn(column)])),
    ...Object.fromEntries(extraFields.map((field) => [field.column, fieldColumn(field, context.now)])),
  };
  return [
    {
      ...headOf('number', context),
      stacked: 'inline',
      cell: (_row, index) => <span>{context.firstNumber + index}</span>,
    },
    {
      ...headOf('tracking', context),
      stacked: 'inline',
      cell: ({ trackingId }) => <span>{trackingId}</span>,
      cellProps: { translate: 'no' },
    },
    {
      ...headOf('location', context),
      width: 11.5,
      stacked: 'labelled',
      cell: ({ city, currentLocation }) => <span>{`${city}, ${currentLocation}`}</span>,
      cellProps: { dir: 'auto' },
    },
    actionsColumn(context.onDelete),
    ...(hasNoSelection ? [] : [selectColumn(context)]),
    ...choosableColumns.flatMap((name) => (chosen.includes(name) ? (chosenOnes[name] ?? []) : [])),
  ];
};
