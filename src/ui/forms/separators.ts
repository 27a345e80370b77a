/** Ids are pasted with spaces and dashes: removes the same ones as the database does when tracking. */
export const withoutSeparators = (id: string) => id.replace(/[\s\u2010-\u2015-]/g, '');
