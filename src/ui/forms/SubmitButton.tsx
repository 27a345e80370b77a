import Button from '@mui/material/Button';
import type { MouseEventHandler, ReactNode } from 'react';
import { BUSY_LABEL } from '@/config/dom';
import { useFocusAfterBusy } from '../focus/useFocusAfterBusy';

interface SubmitButtonProps {
  label: ReactNode;
  /** Label while the form is being sent. */
  busyLabel: string;
  busy: boolean;
  /** Before it submits, which it may prevent. */
  onClick?: MouseEventHandler;
}

/**
 * Submits a form, also on Enter in one of its fields. Before hydration the submission is recorded, shown by the busy label,
 * and replayed later; without any script it goes nowhere, or to the form's own address.
 */
export function SubmitButton({ label, busyLabel, busy, onClick }: SubmitButtonProps) {
  const button = useFocusAfterBusy(busy);
  return (
    <Button
      ref={button}
      variant="formBTN"
      type="submit"
      disabled={busy}
      onClick={onClick}
      {...{ [BUSY_LABEL]: busyLabel }}
      sx={{ minHeight: '5.6rem', flex: 'none' }}
    >
      {/* In its own element: a translator replaces bare text nodes, which React could no longer update. */}
      <span>{busy ? busyLabel : label}</span>
    </Button>
  );
}
