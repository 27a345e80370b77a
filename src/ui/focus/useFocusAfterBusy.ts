import { useEffect, useRef } from 'react';

/** The user has not moved on: the focus fell back to the body, or to the focus trap of a dialog. */
const isFocusAround = (button: HTMLElement) => document.activeElement?.contains(button) ?? true;

/**
 * The ref of a button that is disabled while its form is being sent: focus that the form loses as a result returns to the
 * button afterwards.
 */
export const useFocusAfterBusy = (busy: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const isFocusLost = useRef(false);
  // Only for a focused element that was disabled: a page just opened has no focus either. After each render, because the content of
  // a dialog is not there yet after the first.
  useEffect(() => {
    const place = button.current?.form ?? button.current;
    const leave = ({ target }: Event) => void (isFocusLost.current = (target as HTMLInputElement).disabled);
    place?.addEventListener('focusout', leave);
    return () => place?.removeEventListener('focusout', leave);
  });
  useEffect(() => {
    if (busy || !isFocusLost.current) return;
    isFocusLost.current = false;
    if (button.current && isFocusAround(button.current)) button.current.focus({ preventScroll: true });
  }, [busy]);
  return button;
};
