/** A list whose items need no bullets: what it is for reading aloud, without what browsers add to it. */
export const plainList = { m: 0, p: 0, listStyle: 'none' } as const;
