/** The answer of a limit (RFC 6585, section 4). */
export const TOO_MANY_REQUESTS = 429;
