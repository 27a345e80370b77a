import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useHydrated } from './useHydrated';

interface SubmitButtonProps {
  label: string;
  /** What it reads while the form is being sent. */
  busyLabel: string;
  busy: boolean;
}

/**
 * Sends a form of a prerendered page. Before the script runs it sends nothing: the browser would put
 * what was typed into the address. The focus that is lost while it is disabled comes back to it.
 */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (wasBusy.current && !busy && isFocusLost) button.current?.focus({ preventScroll: true });
    wasBusy.current = busy;
  }, [busy]);
  return (
    <Button
      ref={button}
      variant="formBTN"
      type={isHydrated ? 'submit' : 'button'}
      disabled={busy}
      sx={{ minHeight: '5.6rem' }}
    >
      {/* In an element of its own: a translator replaces bare text, and React could not change it any more. */}
      <span>{busy ? busyLabel : label}</span>
    </Button>
  );
}
