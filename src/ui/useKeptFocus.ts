import { useEffect, useRef } from 'react';
import { isFocusLost } from './isFocusLost';

/**
 * The ref of a place that shows another thing whenever `shown` changes: the focus that was in what is gone, and fell to the
 * page, comes to the place. What is shown first takes no focus from a page that was just opened.
 */
export const useKeptFocus = (shown: unknown) => {
  const place = useRef<HTMLElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (isFocusLost()) place.current?.focus({ preventScroll: true });
  }, [shown]);
  return place;
};
