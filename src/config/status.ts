/** Status of what the caller may not do (RFC 9110, section 15.5.4). */
export const FORBIDDEN = 403;

/** Status of what is not there (RFC 9110, section 15.5.5). */
export const NOT_FOUND = 404;

/** Status of a rate limit (RFC 6585, section 4). */
export const TOO_MANY_REQUESTS = 429;

/** Status of a page of rows that starts past the last one (RFC 9110, section 15.5.17). */
export const RANGE_NOT_SATISFIABLE = 416;

/** Lowest status that blames the server, not the request (RFC 9110, section 15.6). */
export const SERVER_FAULT = 500;

/** The database's code for what somebody else has changed meanwhile: PostgREST makes a status of what follows `PT`, 409 Conflict. */
export const CONFLICT = 'PT409';

/** The database's code for what takes the password once more. */
export const PROOF_DUE = 'PT403';

/** PostgREST's code for no row where one was asked for. */
export const NO_ROW = 'PGRST116';

/** A value that is there already (PostgreSQL manual, appendix A). */
export const UNIQUE_VIOLATION = '23505';

/** PL/pgSQL's `raise exception`: a check of the database, whose message is a sentence for the user (PostgreSQL manual, appendix A). */
export const RAISE_EXCEPTION = 'P0001';

/** A function of the database refuses with a sentence for the user, with or without a status of its own (PostgREST, "Raise errors"). */
export const SAYS_WHY = /^(P0001|PT4\d\d)$/;

/** The same where the database checks values by itself: PostgreSQL has its own messages with 22023, too (its manual, appendix A). */
export const SAYS_WHAT_IS_WRONG = /^(P0001|22023|PT4\d\d)$/;
