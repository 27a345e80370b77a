import { useEffect, useRef } from 'react';
import { focusIfLost } from './focusIfLost';

/** The ref of what takes the place of something: the focus that was in there, and fell to the page, comes here. */
export const useFocusOnMount = <Place extends HTMLElement>() => {
  const place = useRef<Place>(null);
  useEffect(() => focusIfLost(place.current), []);
  return place;
};
