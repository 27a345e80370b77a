import TextField from '@mui/material/TextField';
import { importCopy } from '@/content/imports';
import { nativeSelect } from '@/ui/forms/nativeSelect';
import { usedHeadings } from '@/domain/imports/useFile';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import { hasNoField, isDerived, labelOf, offeredFor, targets, type ImportColumn } from './columns';
import type { Import } from './useImport';

const { match: words } = importCopy;

interface Heading {
  place: number;
  name: string;
  isHidden: boolean;
  sample: string;
}

const MOST_SAMPLED = 80;

/** That a column is not imported, and why. */
const noneText = (name: string) => {
  if (isDerived(name)) return words.derived;
  return hasNoField(name) ? words.noField : words.none;
};

const optionsOf = (columns: readonly ImportColumn[]) =>
  columns.map((column) => (
    <option key={column} value={column}>
      {labelOf(column)}
    </option>
  ));

const all = targets.map(({ column }) => column);

interface TargetProps {
  heading: Heading;
  target: ImportColumn | null;
  onChoose: (column: ImportColumn | null) => void;
}

/** What a column of the file becomes: first what its heading may mean, if that is not clear. */
function Target({ heading: { name }, target, onChoose }: TargetProps) {
  const offered = target ? [] : offeredFor(name);
  return (
    <TextField
      select
      fullWidth
      size="small"
      value={target ?? ''}
      onChange={(event) => onChoose((event.target.value || null) as ImportColumn | null)}
      slotProps={{ ...nativeSelect, htmlInput: { 'aria-label': words.target(name) } }}
    >
      <option value="">{noneText(name)}</option>
      {offered.length > 0 ? (
        <>
          <optgroup label={words.perhaps}>{optionsOf(offered)}</optgroup>
          <optgroup label={words.all}>
            {optionsOf(all.filter((column) => !offered.includes(column)))}
          </optgroup>
        </>
      ) : (
        optionsOf(all)
      )}
    </TextField>
  );
}

interface ColumnTableProps {
  current: Import;
  nameOf: (place: number) => string;
}

/** The columns of a file, and what each of them becomes. */
export function ColumnTable({ current: { matching }, nameOf }: ColumnTableProps) {
  const { chosenFile, columns, match } = matching;
  if (!chosenFile) return null;
  const { table } = chosenFile;
  const used = usedHeadings(chosenFile);
  const headings = table.headings.map((heading, place) => ({
    place,
    name: nameOf(place),
    isHidden: used[place] !== heading,
    sample: table.lines.find(({ cells }) => cells[place])?.cells[place]?.slice(0, MOST_SAMPLED) ?? '',
  }));
  const tableColumns: readonly Column<Heading>[] = [
    {
      label: words.columns.heading,
      isRowHeader: true,
      width: 16,
      cell: ({ name, isHidden }) => (isHidden ? words.hidden(name) : name),
      cellProps: { dir: 'auto' },
    },
    {
      label: words.columns.sample,
      width: 20,
      stacked: 'labelled',
      cell: ({ sample }) => <span>{sample}</span>,
      cellProps: { dir: 'auto' },
    },
    {
      label: words.columns.target,
      width: 24,
      cell: (heading) => (
        <Target
          heading={heading}
          target={columns[heading.place] ?? null}
          onChoose={(column) => match(heading.place, column)}
        />
      ),
    },
  ];
  return (
    <ResponsiveTable
      label={words.table}
      columns={tableColumns}
      rows={headings}
      keyOf={({ place }) => place}
      sx={{
        '& th, & td': { py: 0.75, px: 1.5, verticalAlign: 'middle' },
        [`& td[data-label="${words.columns.sample}"]`]: { color: 'text.secondary' },
      }}
    />
  );
}
