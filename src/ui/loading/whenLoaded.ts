/** Calls `act` once the page and its resources have loaded; immediately if they have. */
export const whenLoaded = (act: () => void) => {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
};
