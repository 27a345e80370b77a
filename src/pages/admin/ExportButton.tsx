import Button from '@mui/material/Button';

interface ExportButtonProps {
  busy: boolean;
  /** How many entries there are; nothing is not worth a file. */
  total: number | undefined;
  onExport: () => void;
}

export function ExportButton({ busy, total, onExport }: ExportButtonProps) {
  return (
    <Button variant="formBack" loading={busy} disabled={!total} onClick={onExport} sx={{ py: '0.7rem' }}>
      Export as CSV
    </Button>
  );
}
