/** Browsers blur a hidden element only in the next frame. Safari supports `checkVisibility` since 17.4. */
const isLost = () => {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return true;
  return 'checkVisibility' in activeElement && !activeElement.checkVisibility();
};

/** Focuses `place` if the focus has fallen back to the body, or is about to. */
export const focusIfLost = (place: HTMLElement | null) => {
  if (isLost()) place?.focus({ preventScroll: true });
};
