import { brand } from '@/brand/brand';
import { listCopy as words } from '@/content/consignmentList';
import { ResponsiveTable } from '@/ui/table/ResponsiveTable';
import { followRowLink, linkedRows } from '@/ui/table/rowLink';
import { sortHeads, stackedSortHeads } from '@/ui/table/SortHeading';
import type { ConsignmentSummary } from '@/domain/consignment/consignment';
import { columnsOf, type TableContext } from './columns';
import { useTableLayout } from './tableLayout';

interface ConsignmentTableProps extends TableContext {
  rows: readonly ConsignmentSummary[];
}

const { caution } = brand.colors;

const density = {
  comfortable: { fontSize: '1.45rem', '& th, & td': { px: 0.75, py: 1.25 } },
  compact: { fontSize: '1.4rem', '& th, & td': { px: 0.75, py: 0.25 } },
};

const table = {
  ...linkedRows,
  ...sortHeads,
  lineHeight: 1.5,
  '& thead th': { fontSize: '1.4rem', whiteSpace: 'nowrap' },
  '& th [data-hidden]': { fontSize: 0 },
  '& thead th:last-of-type': { pr: 2 }, // of the arrow of the order
  '& tbody > tr > td[data-label="Actions"]': { whiteSpace: 'nowrap' },
  '@media print': { '& :is([data-label="Actions"], [data-label="Select"])': { display: 'none' } },
  '& td .MuiButton-text': { minWidth: 0, px: 1 },
  // As the only button beside a link, it is the first of its type too, and none that lines up with the text above.
  '& td[data-label="Actions"] .MuiButton-colorError:first-of-type': { ml: 1 },
  '& td[data-label="Actions"] [data-row-link]': { ml: -1 },
  '& tbody tr[data-selected]': { bgcolor: brand.colors.blush },
  '& td[data-label="Tracking number"]': { fontWeight: 600, letterSpacing: '0.04em' },
  '& td[data-label="Select"] label': { display: 'inline-block', p: 1, m: -1, cursor: 'pointer' },
  '& td[data-label="Select"] input': {
    width: '1.8rem',
    height: '1.8rem',
    m: 0,
    verticalAlign: 'middle',
    accentColor: brand.colors.primary.main,
  },
  '& [data-lines]': { display: 'inline-flex', flexDirection: 'column' },
  '& td time': { whiteSpace: 'nowrap' },
  '& [data-beside]': { color: 'text.secondary', fontSize: '1.3rem' },
  '& [data-late]': { fontSize: '1.3rem', fontWeight: 600 },
  '& [data-state]': { display: 'inline-flex', flexWrap: 'wrap', gap: '0.4rem 0.6rem' },
  // With a frame and a sign: colours alone say nothing.
  '& [data-mark]': {
    display: 'inline-block',
    px: '0.7rem',
    border: '1px solid',
    borderRadius: '1.2rem',
    fontSize: '1.25rem',
    fontWeight: 600,
    lineHeight: 1.6,
    color: 'text.secondary',
    borderColor: 'text.secondary',
  },
  '& [data-mark="warning"]': { color: caution.line, borderColor: caution.line, bgcolor: caution.tint },
};

/** A card for each row, with its tracking number and its state first. What can be pressed comes last, in the order of the keyboard. */
const cards = {
  ...stackedSortHeads,
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
  '& tbody > tr > td[data-label="Actions"]': { flex: '1 1 auto', mr: -1.5 },
  '& tbody > tr > td[data-label="Select"]': { display: 'flex', alignItems: 'center' },
  '& td [data-lines]': { display: 'inline' },
  '& td [data-lines] > * + *': { ml: 1 },
};

/** Each row opens its consignment wherever it is pressed. */
export function ConsignmentTable({ rows, ...context }: ConsignmentTableProps) {
  const layout = useTableLayout();
  const { has } = context.selection;
  return (
    <ResponsiveTable
      label={words.heading}
      columns={columnsOf(context, layout)}
      rows={rows}
      keyOf={({ id }) => id}
      rowProps={({ id }) => ({ onClick: followRowLink, 'data-selected': has(id) || undefined })}
      sx={{ ...table, ...density[layout.density] }}
      stackedSx={cards}
    />
  );
}
