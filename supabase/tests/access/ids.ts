/** Rows that the functions of the API are called with. */
export const CHAT = '11111111-1111-4111-8111-111111111111';
/** The number of the consignment, and of its leg. */
export const NUMBER = 1_000_000;

/** The quotes that functions of the admin change, each another one. */
export const QUOTES = { asked: NUMBER + 1, offered: NUMBER + 2, closed: NUMBER + 3, booked: NUMBER + 4 };
