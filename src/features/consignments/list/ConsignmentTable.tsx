import { brand } from '@/brand/brand';
import { listCopy as words } from '@/content/consignmentList';
import { ResponsiveTable } from '@/ui/table/ResponsiveTable';
import { followRowLink, linkedRows } from '@/ui/table/rowLink';
import { sortHeads, stackedSortHeads } from '@/ui/table/SortHeading';
import { visuallyHidden } from '@/ui/visuallyHidden';
import type { ConsignmentSummary } from '@/domain/consignment/consignment';
import { columnsOf, type TableContext } from './columns';
import type { TableLayout } from './tableLayout';

interface ConsignmentTableProps extends TableContext {
  layout: TableLayout;
  rows: readonly ConsignmentSummary[];
}

const { caution } = brand.colors;

const density = {
  comfortable: { '& tbody > tr > *': { height: '3.6rem' } },
  compact: { '& tbody > tr > *': { height: '2.8rem' } },
};

/** What can be pressed in a row, as plain elements: a hundred rows have two hundred of them. */
const press = {
  display: 'inline-block',
  font: 'inherit',
  fontWeight: 600,
  lineHeight: '2.4rem',
  px: 0.75,
  py: 0,
  border: 0,
  borderRadius: 1,
  background: 'none',
  cursor: 'pointer',
} as const;

const table = {
  ...linkedRows,
  ...sortHeads,
  fontSize: '1.3rem',
  lineHeight: 1.4,
  '& th, & td': { px: 0.65, py: 0.25, textAlign: 'start', verticalAlign: 'middle' },
  '& thead th': { fontSize: '1.25rem', height: '3.2rem', color: 'text.secondary' },
  '& th [data-hidden]': visuallyHidden,
  '& thead th:last-of-type': { pr: 2 }, // of the arrow of the order
  '@media print': {
    fontSize: '1rem',
    '& thead th': { fontSize: 'inherit' },
    '& th, & td': { px: '0.3rem' },
    '& :is([data-label="Actions"], [data-label="Select"])': { display: 'none' },
  },
  '& td[data-label="Actions"]': { whiteSpace: 'nowrap', overflow: 'visible' },
  '& td[data-label="Actions"] > a': { ...press, color: 'primary.main', textDecoration: 'none' },
  '& td[data-label="Actions"] > button': { ...press, color: 'text.secondary', fontWeight: 400 },
  '& td[data-label="Actions"] > :hover': { textDecoration: 'underline' },
  '& tbody > tr[data-selected]': { bgcolor: brand.colors.blush },
  '& td[data-label="S/N"]': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& td[data-label="Tracking number"]': { fontWeight: 600, letterSpacing: '0.04em' },
  // Which row it is can be seen however far the others are scrolled.
  '@media screen and (min-width: 600px)': {
    '& tbody > tr': { bgcolor: 'background.paper' },
    '& tbody > tr:hover': { bgcolor: brand.colors.ground },
    '& [data-label="Tracking number"]': { position: 'sticky', left: 0, zIndex: 2, bgcolor: 'inherit' },
    // It covers the outline of the row that the keyboard is in.
    '& tbody > tr:has(a:focus-visible) > [data-label="Tracking number"]': { borderBlock: '2px solid' },
    // With its own ellipsis, which a mark would cover.
    '& [data-state]': { display: 'block', py: '0.2rem', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& thead tr': { bgcolor: 'background.paper' },
  },
  '& td[data-label="Select"] label': { display: 'inline-block', p: 1, m: -1, cursor: 'pointer' },
  '& td[data-label="Select"] input': {
    width: '1.8rem',
    height: '1.8rem',
    m: 0,
    verticalAlign: 'middle',
    accentColor: brand.colors.primary.main,
  },
  '& td time': { whiteSpace: 'nowrap' },
  '& [data-lines] > * + *': { ml: 1 },
  '& [data-beside]': { color: 'text.secondary' },
  '& [data-late]': { fontWeight: 600, color: caution.line },
  '& [data-state] > * + *': { ml: 0.75 },
  // With a frame and a sign: colours alone say nothing.
  '& [data-mark]': {
    px: '0.7rem',
    border: '1px solid',
    borderRadius: '1.2rem',
    fontWeight: 600,
    color: 'text.secondary',
    borderColor: 'text.secondary',
  },
  '& [data-mark="warning"]': { color: caution.line, borderColor: caution.line, bgcolor: caution.tint },
};

/** A card for each row, with its tracking number and its state first. What can be pressed comes last, in the order of the keyboard. */
const cards = {
  ...stackedSortHeads,
  fontSize: '1.5rem',
  '& tbody > tr': {
    alignItems: 'baseline',
    columnGap: 1.5,
    p: 2,
    pb: 1,
    mb: 1.5,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 2,
  },
  '& tbody > tr > *': { height: 'auto' },
  '& tbody > tr > td[data-label="S/N"]': { order: -2, color: 'text.secondary' },
  '& tbody > tr > td[data-label="Tracking number"]': { order: -2, flex: '1 1 auto', fontSize: '1.8rem' },
  '& tbody > tr > td[data-label="State"]': { order: -1, pb: 1 },
  '& tbody > tr > :is(td[data-label="Actions"], td[data-label="Select"])': {
    order: 1,
    alignSelf: 'stretch',
    mt: 1,
    pt: 0.5,
    borderTop: '1px solid',
    borderColor: 'divider',
  },
  '& tbody > tr > td[data-label="Actions"]': { flex: '1 1 auto', mx: -0.75 },
  '& td[data-label="Actions"] > *': { minHeight: '4.4rem', lineHeight: '4.4rem' },
  '& tbody > tr > td[data-label="Select"]': { display: 'flex', alignItems: 'center' },
};

/** Each row opens its consignment wherever it is pressed. */
export function ConsignmentTable({ rows, layout, ...context }: ConsignmentTableProps) {
  const { has } = context.selection;
  return (
    <ResponsiveTable
      label={words.heading}
      isOneLine
      columns={columnsOf(context, layout)}
      rows={rows}
      keyOf={({ id }) => id}
      rowProps={({ id }) => ({ onClick: followRowLink, 'data-selected': has(id) || undefined })}
      sx={{ ...table, ...density[layout.density] }}
      stackedSx={cards}
    />
  );
}
