import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { importCopy } from '@/content/imports';
import { growing } from '@/ui/forms/growing';
import { isComposing } from '@/ui/forms/isComposing';
import { plainList } from '@/ui/plainList';
import type { ImportedColumn } from './matchHeadings';

const { review: words } = importCopy;

/** A row of a file that is checked, and corrected where it is. */
export interface MendableRow<Column extends string> {
  /** Of the line in the file. */
  number: number;
  texts: Readonly<Partial<Record<Column, string>>>;
  problems: Readonly<Partial<Record<Column, string>>>;
  /** What may be wrong with it. */
  warnings?: Readonly<Partial<Record<Column, string>>>;
  /** What may be meant by a text that is wrong. */
  suggestions?: Readonly<Partial<Record<Column, readonly string[]>>>;
  /** What is wrong with the whole of it. */
  refusal?: string;
  /** Columns that were edited, which stay shown when they are right. */
  edited: readonly Column[];
  state: string;
}

export interface MendableColumn<Column extends string> extends ImportedColumn<Column> {
  /** Has several lines. */
  isLong?: boolean;
}

type Edit = (row: MendableRow<string>, column: string, text: string) => void;
type Count = (row: MendableRow<string>, column: string) => number;

const severalLines = growing({ least: 1, most: 6 });

interface CellProps {
  row: MendableRow<string>;
  mendable: MendableColumn<string>;
  onEdit: Edit;
  countSame?: Count;
  onEditSame?: Edit;
}

/** A text of a row; it is taken when the field is left, or with Enter. */
function Cell({ row, mendable: { column, label, isLong }, onEdit, countSame, onEditSame }: CellProps) {
  const cellText = row.texts[column] ?? '';
  const [{ text, from }, setTyped] = useState({ text: cellText, from: cellText });
  // A suggestion that was taken replaces what was typed.
  if (from !== cellText) setTyped({ text: cellText, from: cellText });
  const setText = (changed: string) => setTyped({ text: changed, from });
  const problem = row.problems[column];
  const suggestions = problem === undefined ? [] : (row.suggestions?.[column] ?? []);
  const field = (
    <TextField
      {...(isLong && severalLines)}
      id={`row-${row.number}-${column}`}
      label={label}
      value={text}
      error={problem !== undefined}
      helperText={problem ?? row.warnings?.[column]}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => onEdit(row, column, text)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !isLong && !isComposing(nativeEvent)) onEdit(row, column, text);
      }}
    />
  );
  if (suggestions.length === 0) return field;
  return (
    <Stack spacing={0.5}>
      {field}
      <Box
        role="group"
        aria-label={words.suggestions(label)}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {suggestions.map((suggestion) => (
          <Chip
            key={suggestion}
            clickable
            component="button"
            size="small"
            variant="outlined"
            label={words.same(suggestion, countSame?.(row, column) ?? 1)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (onEditSame ?? onEdit)(row, column, suggestion)}
          />
        ))}
      </Box>
    </Stack>
  );
}

interface RowProps {
  row: MendableRow<string>;
  columns: readonly MendableColumn<string>[];
  rowLabel: string;
  edits: Pick<CellProps, 'onEdit' | 'countSame' | 'onEditSame'>;
}

const Row = memo(function Row({ row, columns, rowLabel, edits }: RowProps) {
  const { problems, warnings = {}, edited } = row;
  const shownColumns = columns.filter(
    ({ column }) =>
      Object.hasOwn(problems, column) || Object.hasOwn(warnings, column) || edited.includes(column),
  );
  const isOpen = row.state === 'wrong' || row.state === 'warned';
  return (
    <Box
      component="li"
      aria-label={words.row(row.number)}
      sx={{ display: 'grid', gap: 1.5, py: 2, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {words.row(row.number)}
        </Typography>
        <Typography component="span" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {rowLabel}
        </Typography>
        <Box
          component="span"
          role="status"
          sx={{ ml: 'auto', color: 'success.main', display: 'inline-flex', gap: 0.5 }}
        >
          {!isOpen && (
            <>
              <CheckIcon fontSize="inherit" sx={{ alignSelf: 'center' }} />
              {words.fixed}
            </>
          )}
        </Box>
      </Box>
      {row.refusal !== undefined && row.state === 'wrong' && <Alert severity="error">{row.refusal}</Alert>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
        {shownColumns.map((mendable) => (
          <Cell key={mendable.column} {...{ row, mendable }} {...edits} />
        ))}
      </Box>
    </Box>
  );
});

interface RowsInErrorProps<Column extends string, Line extends MendableRow<Column>> {
  label: string;
  rows: readonly Line[];
  columns: readonly MendableColumn<Column>[];
  /** What tells a row from others. */
  aboutOf: (row: Line) => string;
  onEdit: (row: Line, column: Column, text: string) => void;
  /** How many rows have the same text with the same fault, and what corrects all of them. */
  countSame?: (row: Line, column: Column) => number;
  onEditSame?: (row: Line, column: Column, text: string) => void;
}

/** Rows with errors or warnings: each text with one can be corrected where it is. */
export function RowsInError<Column extends string, Line extends MendableRow<Column>>({
  label,
  rows,
  columns,
  aboutOf,
  ...edits
}: RowsInErrorProps<Column, Line>) {
  return (
    <Stack component="ul" aria-label={label} sx={plainList}>
      {rows.map((row) => (
        <Row
          key={row.number}
          {...{ row, columns }}
          rowLabel={aboutOf(row)}
          edits={edits as RowProps['edits']}
        />
      ))}
    </Stack>
  );
}
