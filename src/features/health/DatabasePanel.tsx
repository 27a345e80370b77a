import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { healthCopy as words } from '@/content/health';
import { Disclosure } from '@/ui/Disclosure';
import { Panel } from '@/ui/Panel';
import { type Column, ResponsiveTable } from '@/ui/table/ResponsiveTable';
import type { Health } from './healthApi';
import { sizeText } from './problemWords';

type Database = Health['database'];

const size = (label: string): Column<{ bytes: number }> => ({
  label,
  width: 10,
  cell: ({ bytes }) => sizeText(bytes),
  cellProps: { align: 'right' },
});

const tableColumns: readonly Column<Database['tables'][number]>[] = [
  {
    label: words.tableColumns.table,
    isRowHeader: true,
    width: 21,
    cell: ({ name }) => name,
    cellProps: { translate: 'no' },
  },
  size(words.tableColumns.size),
];

const dayColumns: readonly Column<Database['days'][number]>[] = [
  { label: words.dayColumns.day, isRowHeader: true, width: 21, cell: ({ day }) => day },
  size(words.dayColumns.size),
];

/** What the database holds most of, and how it has grown. */
export function DatabasePanel({ database: { tables, days } }: { database: Database }) {
  return (
    <Panel heading={words.database}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {words.tables}
      </Typography>
      <Box sx={{ maxWidth: '50rem' }}>
        <ResponsiveTable
          label={words.tables}
          columns={tableColumns}
          rows={tables}
          keyOf={({ name }) => name}
        />
        <Disclosure summary={words.days}>
          <ResponsiveTable
            label={words.days}
            columns={dayColumns}
            rows={days.toReversed()}
            keyOf={({ day }) => day}
          />
        </Disclosure>
      </Box>
    </Panel>
  );
}
