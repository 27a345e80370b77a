import { useLayoutEffect, useRef, type RefObject } from 'react';

const focusOn = (place: RefObject<HTMLElement | null>) => place.current?.focus({ preventScroll: true });

/** The ref of a part that may go without an act of the user: focus that is in it then moves to `next`. */
export const useFocusWhenGone = <Place extends HTMLElement>(next: RefObject<HTMLElement | null>) => {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    const part = place.current;
    // The part is still in the document here, and has its focus.
    return () => {
      if (part?.contains(document.activeElement)) focusOn(next);
    };
  }, [next]);
  return place;
};
