import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';

interface SubmitButtonProps {
  label: string;
  /** What it reads while the form is being sent. */
  busyLabel: string;
  busy: boolean;
}

/**
 * Sends a form, by Enter in one of its fields too. Before the script is there the form is kept and sent later; without
 * any script it goes nowhere, or to the address it has.
 * The focus that the form loses while it is disabled comes back to it.
 */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isFocusLost = useRef(false);
  // Only what was disabled under somebody: a page that was just opened has no focus either.
  useEffect(() => {
    const form = button.current?.form;
    const leave = ({ target }: FocusEvent) =>
      void (isFocusLost.current = (target as HTMLInputElement).disabled);
    form?.addEventListener('focusout', leave);
    return () => form?.removeEventListener('focusout', leave);
  }, []);
  useEffect(() => {
    if (busy || !isFocusLost.current) return;
    isFocusLost.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [busy]);
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
