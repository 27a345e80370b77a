/** Id of the live region of every document, outside the app: scripts that run before the app use it, too. */
export const ANNOUNCEMENT = 'announcement';

/** Id of the `<template>` with the frame of the admin's first page, for tabs that have a session. */
export const FRAME = 'frame';

/** Where the tracking page leaves room for the first facts of a search (`UnmanagedContent`). */
export const FIRST_FACTS = 'first-facts';

/** Attribute of a button that was pressed, while the page does not show its effect yet. */
export const PRESSED = 'data-pressed';

/** Selector of such buttons, and of those whose effect the app itself is still loading. */
export const PRESSED_BUTTON = `:is([${PRESSED}], button[aria-busy="true"])`;

/**
 * Attribute of a form or button with the parts of the app that a press needs, by the names of their chunks. In prerendered
 * pages the build replaces the names by the addresses of scripts.
 */
export const PARTS = 'data-parts';

/** Attribute of facts that the database may have changed since the page was written: the app shows them as they are. */
export const LIVE_FACTS = 'data-live-facts';

/** Event at the window: a person does something that moves no pointer and presses no key. */
export const ACTIVITY = 'activity';

/** Event at the window: a file was dropped or pasted where none is taken. */
export const FILES_REFUSED = 'files-refused';

/** Attribute with the label that such a button shows instead of its own. */
export const BUSY_LABEL = 'data-busy-label';

/** Attribute of a form that the browser itself sends, by loading its address, until the app handles it. */
export const SENT_BY_BROWSER = 'data-sent-by-browser';
