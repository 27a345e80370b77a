/** The browser takes the focus from what is hidden only with its next frame. Safari can be asked for that since 17.4. */
const isLost = () => {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return true;
  return 'checkVisibility' in activeElement && !activeElement.checkVisibility();
};

/** Gives a place the focus that fell to the page, or is about to. */
export const focusIfLost = (place: HTMLElement | null) => {
  if (isLost()) place?.focus({ preventScroll: true });
};
