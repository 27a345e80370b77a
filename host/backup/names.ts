/** A moment as a part of a file's name, in UTC; names sort by it. */
export const stampOf = (now: Date): string =>
  now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
