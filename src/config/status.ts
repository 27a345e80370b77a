/** The answer of a limit (RFC 6585, section 4). */
export const TOO_MANY_REQUESTS = 429;

/** The answer to a page of rows that begins past the last one (RFC 9110, section 15.5.17). */
export const RANGE_NOT_SATISFIABLE = 416;

/** From here on the server is at fault, not the request (RFC 9110, section 15.6). */
export const SERVER_FAULT = 500;
