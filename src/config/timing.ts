/** The intervals of spec section 9. */
export const NO_MATCH_MS = 10_000;
export const TOAST_SUCCESS_MS = 3_000;
export const TOAST_ERROR_MS = 5_000;
export const COUNTRY_LOOKUP_TIMEOUT_MS = 5_000;
