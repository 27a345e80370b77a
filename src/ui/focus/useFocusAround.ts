import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusIfLost } from './focusIfLost';

/**
 * The ref of a dialog: focus that cannot return to what has opened it, because that is gone meanwhile, moves to the part of
 * the page around it.
 */
export const useFocusAround = (isOpen: boolean) => {
  const dialog = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isOpen) around.current = document.activeElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
  }, [isOpen]);
  // The dialog has given the focus back by now; if it could not, it keeps it for as long as it fades.
  useEffect(() => {
    if (isOpen) return;
    if (dialog.current?.contains(document.activeElement)) around.current?.focus({ preventScroll: true });
    else if (around.current) focusIfLost(around.current);
    around.current = null;
  }, [isOpen]);
  return dialog;
};
