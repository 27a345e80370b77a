import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { offlineCopy } from '@/content/loading';
import { notPrinted } from './notPrinted';
import { useOnline } from './useOnline';

/** Says at once that there is no line, and what becomes of what was pressed or is shown. */
export function OfflineNotice({ children }: { children?: ReactNode }) {
  if (useOnline()) return null;
  return (
    <Alert severity="warning" sx={{ my: 1, ...notPrinted }}>
      <strong>{offlineCopy.offline}</strong> {children}
    </Alert>
  );
}
