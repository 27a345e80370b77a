/**
 * Leaves for an address by loading its document, as a plain link does. A page keeps the headers of the document that it was
 * opened with, and those of the scanner allow what no other page may do.
 */
export const openDocument = (address: string) => window.location.replace(address);

/** Loads the document of the address that the router has gone to. */
export const reloadDocument = () => window.location.reload();

/** Whether the document on screen was loaded from this address, rather than reached by the router. */
export const isDocumentOf = (path: string): boolean => {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? [];
  return !loaded?.name || new URL(loaded.name, window.location.origin).pathname.replace(/\/+$/, '') === path;
};
