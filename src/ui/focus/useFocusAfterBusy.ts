import { useEffect, useRef } from 'react';

/** Nobody has moved on: the focus fell to the page, or to what keeps it inside a dialog. */
const isNowhere = (button: HTMLElement) => document.activeElement?.contains(button) ?? true;

/**
 * The ref of a button that is disabled while its form is sent: the focus that the form loses by that comes back to the
 * button afterwards.
 */
export const useFocusAfterBusy = (busy: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const isFocusLost = useRef(false);
  // Only what was disabled under somebody: a page that was just opened has no focus either.
  useEffect(() => {
    const place = button.current?.form ?? button.current;
    const leave = ({ target }: Event) => void (isFocusLost.current = (target as HTMLInputElement).disabled);
    place?.addEventListener('focusout', leave);
    return () => place?.removeEventListener('focusout', leave);
  }, []);
  useEffect(() => {
    if (busy || !isFocusLost.current) return;
    isFocusLost.current = false;
    if (button.current && isNowhere(button.current)) button.current.focus({ preventScroll: true });
  }, [busy]);
  return button;
};
