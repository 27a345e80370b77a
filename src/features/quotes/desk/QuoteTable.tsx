import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { quoteDeskCopy as words } from '@/content/quoteDesk';
import { Timestamp } from '@/ui/dates/Timestamp';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import { followRowLink, linkedRows, rowLink } from '@/ui/table/rowLink';
import type { QuoteSummary } from './quote';
import { StateChip } from './StateChip';

const columns: readonly Column<QuoteSummary>[] = [
  {
    label: words.columns.number,
    width: 13,
    isRowHeader: true,
    stacked: 'inline',
    cellProps: { translate: 'no' },
    cell: ({ id, number }) => (
      <Link component={RouterLink} to={paths.adminQuote(id)} {...rowLink}>
        {number}
      </Link>
    ),
  },
  {
    label: words.columns.state,
    width: 10,
    stacked: 'inline',
    cell: ({ state }) => <StateChip state={state} />,
  },
  {
    label: words.columns.customer,
    width: 22,
    cellProps: { dir: 'auto' },
    cell: ({ name, company }) => [name, company].filter(Boolean).join('\n'),
  },
  {
    label: words.columns.route,
    width: 24,
    cellProps: { dir: 'auto' },
    cell: ({ from, to }) => words.route(from, to),
  },
  {
    label: words.columns.cargo,
    width: 16,
    cell: ({ count, weight }) => words.cargo(count, weight.toLocaleString('en')),
  },
  {
    label: words.columns.at,
    width: 18,
    cell: ({ at }) => <Timestamp instant={at} />,
  },
];

/** Each row opens its quote wherever it is pressed. */
export function QuoteTable({ rows }: { rows: readonly QuoteSummary[] }) {
  return (
    <ResponsiveTable
      label={words.table}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      rowProps={() => ({ onClick: followRowLink })}
      sx={linkedRows}
    />
  );
}
