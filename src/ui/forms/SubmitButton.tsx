import Button from '@mui/material/Button';
import { useFocusAfterBusy } from '../focus/useFocusAfterBusy';

interface SubmitButtonProps {
  label: string;
  /** What it reads while the form is being sent. */
  busyLabel: string;
  busy: boolean;
}

/**
 * Sends a form, by Enter in one of its fields too. Before the script is there the form is kept and sent later; without
 * any script it goes nowhere, or to the address it has.
 */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  const button = useFocusAfterBusy(busy);
  return (
    <Button
      ref={button}
      variant="formBTN"
      type="submit"
      disabled={busy}
      sx={{ minHeight: '5.6rem', flex: 'none' }}
    >
      {/* In an element of its own: a translator replaces bare text, and React could not change it any more. */}
      <span>{busy ? busyLabel : label}</span>
    </Button>
  );
}
