/** Acts once the page is there with all that it names; at once where it is. */
export const whenLoaded = (act: () => void) => {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
};
