import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { importCopy } from '@/content/imports';
import type { MendableRow } from './RowsInError';

/** Says, when a review is opened, that it has corrections of an earlier one. */
export function CorrectedBefore({ rows }: { rows: readonly Pick<MendableRow<string>, 'edited'>[] }) {
  const [count] = useState(() => rows.filter(({ edited }) => edited.length > 0).length);
  return count > 0 && <Alert severity="info">{importCopy.review.before(count)}</Alert>;
}
