/** Id of the live region of every document, outside the app: scripts that run before the app use it, too. */
export const ANNOUNCEMENT = 'announcement';

/** Attribute of a button that was pressed, while the page does not show its effect yet. */
export const PRESSED = 'data-pressed';

/** Attribute with the label that such a button shows instead of its own. */
export const BUSY_LABEL = 'data-busy-label';
