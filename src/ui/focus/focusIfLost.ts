/** Browsers blur a hidden element only in the next frame. Safari supports `checkVisibility` since 17.4. */
const isLost = () => {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return true;
  return 'checkVisibility' in activeElement && !activeElement.checkVisibility();
};

const isOnScreen = (place: HTMLElement) => {
  const { top, bottom } = place.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * Focuses `place` if the focus has fallen back to the body, or is about to. Of a place that is on the screen nothing moves; one
 * that is not is scrolled there: what the focus is moved to follows what was pressed.
 */
export const focusIfLost = (place: HTMLElement | null) => {
  if (!place || !isLost()) return;
  place.focus({ preventScroll: true });
  if (!isOnScreen(place)) place.scrollIntoView({ block: 'nearest' });
};
