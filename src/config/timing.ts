/** The intervals of spec section 9. */
export const NO_MATCH_MS = 10_000;
export const TOAST_SUCCESS_MS = 3_000;
export const TOAST_ERROR_MS = 5_000;
export const COUNTRY_LOOKUP_TIMEOUT_MS = 5_000;
export const HERO_SLIDE_MS = 11_000;
export const CAROUSEL_MS = 9_000;
export const CAROUSEL_TRANSITION_MS = 500;
export const HEADING_TICK_MS = 1_500;
export const CHAT_POLL_MS = 6_000;
export const SUPPORT_ICON_MS = 3_000;

/** How often the log looks again while a mail is on its way. */
export const MAIL_POLL_MS = 5_000;

/** A line that is only half open answers nothing for minutes: what reads gives it up after this and tries again. */
export const READ_DEADLINE_MS = 15_000;

/** What writes, and what signs in, is given up later: it is not tried again by itself, and a form is locked meanwhile. */
export const WRITE_DEADLINE_MS = 30_000;

/**
 * The server may take this long over a mail: it waits 25 s for the same one that is under way, has 20 s to deliver it, and
 * asks the database 5 s at a time before and after.
 */
export const MAIL_DEADLINE_MS = 75_000;

/** How long the sign that somebody is writing stays, and how often this side says so. */
export const CHAT_TYPING_MS = 6_000;
export const CHAT_TYPING_EVERY_MS = 4_000;

/** The admin who does nothing is asked, and then signed out. */
export const IDLE_WARNING_MS = 14 * 60_000;
export const IDLE_SIGN_OUT_MS = 15 * 60_000;

/** How long the server may take to say that it has ended a session. */
export const SIGN_OUT_ANSWER_MS = 5_000;

/** A part of the app whose download failed is asked for again. */
export const LOAD_AGAIN_MS = 5_000;

/** Time for the last picture to be put on the screen after it has come. */
export const PAINT_MS = 100;

/** So long after the first view the pictures of further slides are fetched. */
export const SLIDES_AHEAD_MS = 2_000;
