/** People paste ids with spaces and dashes: the same go that the database takes out when it tracks. */
export const withoutSeparators = (id: string) => id.replace(/[\s\u2010-\u2015-]/g, '');
