import useMediaQuery from '@mui/material/useMediaQuery';

const QUERY = '(min-width: 85em)';

/** Where conversation and details have room side by side. */
export const BESIDE = `@media ${QUERY}`;
export const hasRoom = () => window.matchMedia?.(QUERY).matches ?? false;
export const useHasRoom = () => useMediaQuery(QUERY, { noSsr: true });

/** `auto`: shown where there is room; `open`: in place of the conversation where there is none. */
export type DetailsState = 'auto' | 'open' | 'closed';

/** What the button does. A window that becomes narrower shows the conversation. */
export const toggled = (details: DetailsState): DetailsState => {
  if (hasRoom()) return details === 'closed' ? 'auto' : 'closed';
  return details === 'open' ? 'auto' : 'open';
};
