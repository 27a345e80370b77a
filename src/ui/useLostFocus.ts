import { useEffect, useRef } from 'react';
import { isFocusLost } from './isFocusLost';

/** The ref of what takes the place of something: the focus that was in there, and fell to the page, comes here. */
export const useLostFocus = <Place extends HTMLElement>() => {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (isFocusLost()) place.current?.focus({ preventScroll: true });
  }, []);
  return place;
};
