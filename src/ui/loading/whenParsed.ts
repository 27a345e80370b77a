/** Calls `act` once the whole document has been read; immediately if it has. Scripts may run before that. */
export const whenParsed = (act: () => void) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act, { once: true });
  else act();
};
