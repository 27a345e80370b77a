/** The key code of whatever an input method handles (UI Events, section 7.3.1). */
const HANDLED = 229;

/**
 * Whether a key belongs to characters that are being composed. Safari says that the composing is over before it tells of
 * the Enter that ended it, and marks that key by its code alone (WebKit bug 165004).
 */
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === HANDLED;
