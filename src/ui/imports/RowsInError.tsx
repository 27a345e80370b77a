import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { importCopy } from '@/content/imports';
import { growing } from '@/ui/forms/growing';
import { isComposing } from '@/ui/forms/isComposing';
import { importable, type Importable, type ImportColumn } from './columns';
import type { ImportRow } from './importRow';

const { review: words } = importCopy;

type Edit = (row: ImportRow, column: ImportColumn, text: string) => void;

const severalLines = growing({ least: 1, most: 6 });

interface CellProps {
  row: ImportRow;
  one: Importable;
  onEdit: Edit;
}

/** A text of a row; it is taken when the field is left, or with Enter. */
function Cell({ row, one: { column, label, field }, onEdit }: CellProps) {
  const [text, setText] = useState(row.texts[column] ?? '');
  const problem = row.problems[column];
  const isLong = field?.rule === 'note' || field?.rule === 'requiredAddress';
  return (
    <TextField
      {...(isLong && severalLines)}
      id={`row-${row.number}-${column}`}
      label={label}
      value={text}
      error={problem !== undefined}
      helperText={problem}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => onEdit(row, column, text)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !isLong && !isComposing(nativeEvent)) onEdit(row, column, text);
      }}
    />
  );
}

/** What tells a row from others. */
const aboutOf = ({ texts }: ImportRow) =>
  [texts.trackingId, texts.sendersName, texts.recName].filter(Boolean).join(' · ');

const Row = memo(function Row({ row, onEdit }: { row: ImportRow; onEdit: Edit }) {
  const shown = importable.filter(({ column }) => column in row.problems || row.edited.includes(column));
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
          {aboutOf(row)}
        </Typography>
        <Box
          component="span"
          role="status"
          sx={{ ml: 'auto', color: 'success.main', display: 'inline-flex', gap: 0.5 }}
        >
          {row.state !== 'wrong' && (
            <>
              <CheckIcon fontSize="inherit" sx={{ alignSelf: 'center' }} />
              {words.fixed}
            </>
          )}
        </Box>
      </Box>
      {row.refusal !== undefined && row.state === 'wrong' && <Alert severity="error">{row.refusal}</Alert>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
        {shown.map((one) => (
          <Cell key={one.column} {...{ row, one, onEdit }} />
        ))}
      </Box>
    </Box>
  );
});

/** Rows with errors: each text with one can be corrected where it is. */
export function RowsInError({ rows, onEdit }: { rows: readonly ImportRow[]; onEdit: Edit }) {
  return (
    <Stack component="ul" aria-label={words.list(words.views.wrong)} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {rows.map((row) => (
        <Row key={row.number} row={row} onEdit={onEdit} />
      ))}
    </Stack>
  );
}
