import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { importCopy } from '@/content/imports';
import { nativeSelect } from '../forms/nativeSelect';
import type { FileTable } from './readFile';

const { choose: words } = importCopy;

interface ChooseSheetProps {
  table: FileTable;
  isDisabled: boolean;
  /** Why the last one could not be read. */
  problem?: string;
  onChoose: (place: number) => void;
}

/** Asks which sheet of a workbook is imported, if several have rows. */
export function ChooseSheet({ table, isDisabled, problem, onChoose }: ChooseSheetProps) {
  if (table.sheets.length < 2) return null;
  return (
    <Box>
      <TextField
        select
        label={words.sheet}
        value={table.sheet}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(Number(target.value))}
        slotProps={nativeSelect}
        sx={{ minWidth: '20rem', maxWidth: '100%' }}
      >
        {table.sheets.map(({ place, name }) => (
          <option key={place} value={place}>
            {name}
          </option>
        ))}
      </TextField>
      <div role="alert">{problem && <Alert severity="error">{problem}</Alert>}</div>
    </Box>
  );
}
