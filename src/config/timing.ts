/** The intervals of spec section 9. */
export const NO_MATCH_MS = 10_000;
export const TOAST_SUCCESS_MS = 3_000;
export const TOAST_ERROR_MS = 5_000;
export const COUNTRY_LOOKUP_TIMEOUT_MS = 5_000;
export const HERO_SLIDE_MS = 11_000;
export const CAROUSEL_MS = 9_000;
export const CAROUSEL_TRANSITION_MS = 500;
export const HEADING_TICK_MS = 1_500;
