/** The bcrypt cost of passwords in tests: at the product's own, each sign-in would take a tenth of a second. */
export const CHEAP_COST = 4;
