import { useRef } from 'react';
import { useOnChange } from '../useOnChange';
import { focusIfLost } from './focusIfLost';

/**
 * The ref of a place that shows another thing whenever `shown` changes: the focus that was in what is gone, and fell to the
 * page, comes to the place. What is shown first takes no focus from a page that was just opened.
 */
export const useFocusOnChange = (shown: unknown) => {
  const place = useRef<HTMLElement>(null);
  useOnChange(shown, () => focusIfLost(place.current));
  return place;
};
