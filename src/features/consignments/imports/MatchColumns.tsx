import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { importCopy } from '@/content/imports';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import { ChooseSheet } from '@/ui/imports/ChooseSheet';
import { nativeSelect } from '@/ui/forms/nativeSelect';
import { digitColumns, importable, isDerived, labelOf, neededColumns, type ImportColumn } from './columns';
import type { Import } from './useImport';

const { match: words } = importCopy;

interface Heading {
  place: number;
  name: string;
  sample: string;
}

const columnsOf = ({ columns, match }: Import): readonly Column<Heading>[] => [
  {
    label: words.columns.heading,
    isRowHeader: true,
    width: 16,
    cell: ({ name }) => name,
    cellProps: { dir: 'auto' },
  },
  {
    label: words.columns.sample,
    width: 20,
    stacked: 'labelled',
    cell: ({ sample }) => <span>{sample}</span>,
    cellProps: { dir: 'auto', sx: { color: 'text.secondary' } },
  },
  {
    label: words.columns.target,
    width: 24,
    cell: ({ place, name }) => (
      <TextField
        select
        fullWidth
        size="small"
        value={columns[place] ?? ''}
        onChange={({ target }) => match(place, (target.value || null) as ImportColumn | null)}
        slotProps={{ ...nativeSelect, htmlInput: { 'aria-label': words.target(name) } }}
      >
        <option value="">{isDerived(name) ? words.derived : words.none}</option>
        {importable.map(({ column, label }) => (
          <option key={column} value={column}>
            {label}
          </option>
        ))}
      </TextField>
    ),
  },
];

/** Shows what each column of the file becomes, and asks for what it lacks. */
export function MatchColumns({ current }: { current: Import }) {
  const { table, columns, filled, reading } = current;
  if (!table) return null;
  const headings = table.headings.map((name, place) => ({
    place,
    name: name || words.unnamed(place + 1),
    sample: table.lines.find(({ cells }) => cells[place])?.cells[place]?.slice(0, 80) ?? '',
  }));
  const missing = neededColumns.filter((column) => !columns.includes(column));
  const rounded = headings.filter(({ place }) => {
    const column = columns[place];
    return table.numeric.has(place) && column && digitColumns.includes(column);
  });
  const isComplete = missing.every((column) => filled[column]?.trim());
  return (
    <Stack spacing={3}>
      <Typography>{words.found(table.name, table.lines.length)}</Typography>
      <ChooseSheet
        table={table}
        isDisabled={reading.isBusy}
        problem={reading.problem}
        onChoose={current.chooseSheet}
      />
      <ResponsiveTable
        label={words.table}
        columns={columnsOf(current)}
        rows={headings}
        keyOf={({ place }) => place}
        sx={{ '& th, & td': { py: 0.75, px: 1.5, verticalAlign: 'middle' } }}
      />
      {rounded.map(({ place, name }) => (
        <Alert key={place} severity="warning">
          {words.numbers(name)}
        </Alert>
      ))}
      {missing.length > 0 && (
        <Box component="section" aria-label={words.missing}>
          <Typography variant="h4" component="h3">
            {words.missing}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {words.missingHint}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
            {missing.map((column) => (
              <TextField
                key={column}
                label={labelOf(column)}
                value={filled[column] ?? ''}
                onChange={({ target }) => current.fill(column, target.value)}
              />
            ))}
          </Box>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="formBack" onClick={current.startOver}>
          {words.another}
        </Button>
        <Button variant="formBTN" disabled={!isComplete} onClick={current.checkAll}>
          {words.check}
        </Button>
      </Box>
    </Stack>
  );
}
