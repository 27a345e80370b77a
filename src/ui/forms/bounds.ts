/**
 * How long a text may be that the database accepts, in characters (its migration `private.sql`). Apart from the rules, so that a
 * page without a form does not load yup.
 */
export const bounds = { line: 120, mail: 254, address: 300, note: 4000 } as const;
