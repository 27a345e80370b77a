import { useRef } from 'react';
import { useOnChange } from '../useOnChange';
import { focusIfLost } from './focusIfLost';

/**
 * The ref of a container whose content changes with `contentKey`: focus lost with the removed content moves to the container.
 * Its initial content takes no focus from a page just opened.
 */
export const useFocusOnChange = <Place extends HTMLElement = HTMLElement>(contentKey: unknown) => {
  const place = useRef<Place>(null);
  useOnChange(contentKey, () => focusIfLost(place.current));
  return place;
};
