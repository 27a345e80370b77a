import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useHydrated } from './useHydrated';

interface SubmitButtonProps {
  label: string;
  /** What it reads while the form is being sent. */
  busyLabel: string;
  busy: boolean;
  /** For a form with an address of its own, which the browser may send before the script runs. */
  worksWithoutScript?: boolean;
}

/**
 * Sends a form of a prerendered page. Before the script runs it sends nothing: the browser would put
 * what was typed into the address. The focus that the form loses while it is disabled comes back to it.
 */
export function SubmitButton({ label, busyLabel, busy, worksWithoutScript }: SubmitButtonProps) {
  const isHydrated = useHydrated();
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
      type={isHydrated || worksWithoutScript ? 'submit' : 'button'}
      disabled={busy}
      sx={{ minHeight: '5.6rem', flex: 'none' }}
    >
      {/* In an element of its own: a translator replaces bare text, and React could not change it any more. */}
      <span>{busy ? busyLabel : label}</span>
    </Button>
  );
}
