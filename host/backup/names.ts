/** A moment as a part of a file's name, in UTC; names sort by it. */
export const stampOf = (now: Date): string =>
  now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');

/** How the names of backups end. Those that version 1.0 has encrypted end with `.enc`. */
export const suffixOf = (key: string | undefined): string => `.tar.gz${key ? '.age' : ''}`;
