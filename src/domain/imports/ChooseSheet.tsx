import TextField from '@mui/material/TextField';
import { importFileCopy as words } from '@/content/importFiles';
import { nativeSelect } from '@/ui/forms/nativeSelect';
import type { FileTable } from './readFile';

interface ChooseSheetProps {
  table: FileTable;
  isDisabled: boolean;
  onChoose: (place: number) => void;
}

/** Asks which sheet of a workbook is imported, if several have rows. */
export function ChooseSheet({ table, isDisabled, onChoose }: ChooseSheetProps) {
  if (table.sheets.length < 2) return null;
  return (
    <TextField
      select
      label={words.sheet}
      value={table.sheet}
      disabled={isDisabled}
      onChange={({ target }) => onChoose(Number(target.value))}
      slotProps={nativeSelect}
      sx={{ maxWidth: '48rem' }}
    >
      {table.sheets.map(({ place, name, isHidden }) => (
        <option key={place} value={place}>
          {isHidden ? words.hiddenSheet(name) : name}
        </option>
      ))}
    </TextField>
  );
}
