/** The key code of every key that an input method handles (UI Events, section 7.3.1). */
const HANDLED = 229;

/**
 * Whether a key press is part of a composition. Safari ends the composition before the event of the Enter that ended it,
 * and marks that key only by its code (WebKit bug 165004).
 */
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === HANDLED;
