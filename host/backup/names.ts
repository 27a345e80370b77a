/** A moment as a part of a file's name, in UTC; names sort by it. */
export const stampOf = (now: Date): string =>
  now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');

/** How the name of a backup ends that is made now. */
export const suffixOf = (key: string | undefined): string => `.tar.gz${key ? '.age' : ''}`;

/** Whether a file is a backup, by its name, of one of these kinds. What version 1.0 has encrypted ends with `.enc`. */
export const isBackup = (name: string, kinds: readonly string[]): boolean =>
  new RegExp(`^(${kinds.join('|')})-.+\\.tar\\.gz(\\.(age|enc))?$`).test(name);

/** Whether a backup is encrypted, by its name. */
export const isEncryptedName = (name: string): boolean => /\.(age|enc)$/.test(name);
