/**
 * The focus fell to the page, or is about to: the browser takes it from what is hidden only with its next frame. Safari can
 * be asked for that since 17.4.
 */
export const isFocusLost = () => {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return true;
  return 'checkVisibility' in activeElement && !activeElement.checkVisibility();
};
