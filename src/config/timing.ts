/** The intervals of docs/conformance.md, section 9. */
export const NO_MATCH_MS = 10_000;
export const TOAST_SUCCESS_MS = 3_000;
export const TOAST_ERROR_MS = 5_000;

/** How long the end of a chat, by closing its window, is offered to be undone. */
export const CHAT_UNDO_MS = 10_000;

/** How long an action is offered to be undone on screen. */
export const TOAST_UNDO_MS = 30_000;

export const COUNTRY_LOOKUP_TIMEOUT_MS = 5_000;
export const HERO_SLIDE_MS = 11_000;
export const CAROUSEL_MS = 9_000;
export const CAROUSEL_TRANSITION_MS = 500;
export const HEADING_TICK_MS = 1_500;
export const CHAT_POLL_MS = 6_000;
export const SUPPORT_ICON_MS = 3_000;

/** How often a page that shows a consignment reads it without a channel that is proven alive. */
export const LIVE_POLL_MS = 60_000;

/** What a save announces in several steps is read once; too short to be noticed. */
export const LIVE_GATHER_MS = 100;

/** The shortest pause between two such reads, and the longest while news keep coming: each counts against the limit. */
export const LIVE_PAUSE_MS = 2_000;
export const LIVE_LONGEST_PAUSE_MS = 16_000;

/** For how many seconds a table of consignments is shown again without a new look-up, of which each row is one. */
export const COMPARED_FRESH_S = 60;

/** How often the mail log refetches while a mail is being sent. */
export const MAIL_POLL_MS = 5_000;

/** A half-open connection stays silent for minutes: reads time out after this and are retried. */
export const READ_DEADLINE_MS = 15_000;

/** Writes and sign-ins time out later: they are not retried automatically, and their form is locked meanwhile. */
export const WRITE_DEADLINE_MS = 30_000;

/**
 * The server may take this long over a mail: it waits 25 s for an identical request in progress, has 20 s to deliver it,
 * and allows 5 s for each database query before and after.
 */
export const MAIL_DEADLINE_MS = 75_000;

/** How often an open window asks whether somebody is there, at most. */
export const SUPPORT_STATUS_EVERY_MS = 2 * 60_000;

/** How long an agent who does something in a chat is taken to be there: as long as a presence holds. */
export const AGENT_SEEN_MS = 150_000;

/** How often an admin's page says that somebody is there, which holds for two and a half minutes (chat/office_hours.sql). */
export const PRESENT_EVERY_MS = 60_000;

/** How long the typing indicator stays, and how often this client sends it. */
export const CHAT_TYPING_MS = 6_000;
export const CHAT_TYPING_EVERY_MS = 4_000;

/** Of an idle admin the screen is locked, and a scanner is signed out, after a warning. */
export const IDLE_WARNING_MS = 14 * 60_000;
export const IDLE_LIMIT_MS = 15 * 60_000;

/** How long a locked screen keeps its session. */
export const LOCK_LIMIT_MS = 12 * 60 * 60_000;
export const LOCK_CHECK_MS = 60_000;

/** How often an admin's page checks that its user is still on the staff: whoever was removed leaves within seconds. */
export const SESSION_CHECK_MS = 5_000;

/** How often the page Health looks again: hosts report as often. */
export const HEALTH_POLL_MS = 60_000;

/** How long the server may take to confirm that it has ended a session. */
export const SIGN_OUT_ANSWER_MS = 5_000;

/** Delay before a part of the app that failed to download is requested again. */
export const LOAD_AGAIN_MS = 5_000;

/** Time for the last picture to be painted after it has loaded. */
export const PAINT_MS = 100;

/** Delay after the first view before the pictures of further slides are fetched. */
export const SLIDES_AHEAD_MS = 2_000;

/** Delay after the first page of the admin area before the scripts of others are fetched, which would delay its calls. */
export const PREFETCH_DELAY_MS = 2_000;
