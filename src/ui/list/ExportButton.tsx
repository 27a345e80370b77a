import Button from '@mui/material/Button';
import { type CsvExport, useCsvExport } from './useCsvExport';

interface ExportButtonProps<Entry, Asked> extends CsvExport<Entry, Asked> {
  /** What the list shows. */
  request: Asked;
  /** The number of entries; without any there is no file. */
  total: number | undefined;
}

export function ExportButton<Entry, Asked>({ request, total, ...csv }: ExportButtonProps<Entry, Asked>) {
  const { isExporting, save } = useCsvExport(csv);
  return (
    <Button
      variant="formBack"
      loading={isExporting}
      disabled={!total}
      onClick={() => void save(request)}
      sx={{ py: '0.7rem' }}
    >
      Export as CSV
    </Button>
  );
}
