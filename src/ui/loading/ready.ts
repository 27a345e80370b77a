/** Dispatched on the app's root, and on each form that hydrates later, once React handles its events; bubbles. */
export const READY = 'ready';

/**
 * Whether React handles the events of an element: forms with a draft may hydrate later than the rest of the page, and of
 * what a script showed before the app (`UnmanagedContent`) it never does.
 */
export const isReady = (element: Element): boolean =>
  element.closest('[data-draft], [data-unmanaged], #root')?.hasAttribute('data-ready') ?? true;

/** Sets the mark that `isReady` reads, and tells who waits for it. */
export const announceReady = (element: HTMLElement) => {
  element.dataset.ready = '';
  element.dispatchEvent(new Event(READY, { bubbles: true }));
};
