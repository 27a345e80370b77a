import Button from '@mui/material/Button';
import { type CsvExport, useCsvExport } from './useCsvExport';

interface ExportButtonProps<Entry extends { id: number }> extends CsvExport<Entry> {
  /** What the list shown is searched for. */
  search: string;
  /** How many entries there are; nothing is not worth a file. */
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
