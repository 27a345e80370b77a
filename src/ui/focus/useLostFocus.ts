import { useEffect, useRef } from 'react';
import { takeLostFocus } from './takeLostFocus';

/** The ref of what takes the place of something: the focus that was in there, and fell to the page, comes here. */
export const useLostFocus = <Place extends HTMLElement>() => {
  const place = useRef<Place>(null);
  useEffect(() => takeLostFocus(place.current), []);
  return place;
};
