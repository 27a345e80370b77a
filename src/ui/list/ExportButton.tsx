import Button from '@mui/material/Button';
import { type CsvExport, useCsvExport } from './useCsvExport';

interface ExportButtonProps<Entry, Asked> extends CsvExport<Entry, Asked> {
  /** What the list shows. */
  asked: Asked;
  /** The number of entries; without any there is no file. */
  total: number | undefined;
}

export function ExportButton<Entry, Asked>({ asked, total, ...csv }: ExportButtonProps<Entry, Asked>) {
  const { isExporting, save } = useCsvExport(csv);
  return (
    <Button
      variant="formBack"
      loading={isExporting}
      disabled={!total}
      onClick={() => void save(asked)}
      sx={{ py: '0.7rem' }}
    >
      Export as CSV
    </Button>
  );
}
