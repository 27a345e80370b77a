import Button from '@mui/material/Button';
import { type CsvExport, useCsvExport } from './useCsvExport';

interface ExportButtonProps<Entry extends { id: number }> extends CsvExport<Entry> {
  /** The current search of the list. */
  search: string;
  /** The number of entries; without any there is no file. */
  total: number | undefined;
}

export function ExportButton<Entry extends { id: number }>({
  search,
  total,
  ...csv
}: ExportButtonProps<Entry>) {
  const { isExporting, save } = useCsvExport(csv);
  return (
    <Button
      variant="formBack"
      loading={isExporting}
      disabled={!total}
      onClick={() => void save(search)}
      sx={{ py: '0.7rem' }}
    >
      Export as CSV
    </Button>
  );
}
