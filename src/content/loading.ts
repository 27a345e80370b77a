/** Below what a page is waiting for, from the second try on. */
export const loadingCopy = { retrying: 'No answer yet. Trying again…' } as const;
