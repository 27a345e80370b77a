/** As the comment of a consignment that was made of a quote names it, in a line of its own. */
const NAMED = /^Quote (Q[0-9A-Z]{7})$/m;

/** The number of the quote that a consignment was made of, by its comment. */
export const quoteNumberIn = (comment: string | null): string | undefined => NAMED.exec(comment ?? '')?.[1];
