import UndoIcon from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { auditCopy as words } from '@/content/audit';
import { useAppDispatch } from '@/redux/hooks';
import { formatMoment } from '@/ui/dates/formatDate';
import { revert, type UndoProblem } from './undo/reversal';
import type { AuditEntry } from './auditApi';
import { reversalOf, titleOf } from './entry';

/** Takes a change back, or says why it cannot be. */
export function UndoEntry({ entry }: { entry: AuditEntry }) {
  const dispatch = useAppDispatch();
  const [isPending, setIsPending] = useState(false);
  const [failed, setFailed] = useState<UndoProblem>();
  const reversal = reversalOf(entry);
  if (!reversal) return null;
  const undo = async () => {
    setIsPending(true);
    setFailed(undefined);
    setFailed(await dispatch(revert(reversal)));
    setIsPending(false);
  };
  return (
    <>
      {!failed?.isFinal && (
        <Button
          startIcon={<UndoIcon />}
          loading={isPending}
          loadingPosition="start"
          aria-label={words.undoLabel(titleOf(entry), formatMoment(entry.at))}
          onClick={() => void undo()}
        >
          {words.undo}
        </Button>
      )}
      {failed && <Alert severity="error">{failed.problem}</Alert>}
    </>
  );
}
