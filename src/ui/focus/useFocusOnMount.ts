import { useEffect, useRef } from 'react';
import { focusIfLost } from './focusIfLost';

/** The ref of an element that replaces another: focus lost with the replaced element moves here. */
export const useFocusOnMount = <Place extends HTMLElement>() => {
  const place = useRef<Place>(null);
  useEffect(() => {
    focusIfLost(place.current);
  }, []);
  return place;
};
