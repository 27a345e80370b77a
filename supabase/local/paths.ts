import { fileURLToPath } from 'node:url';

/** Absolute path of a file of the repository, given relative to its root. */
export const inRepository = (relativePath: string): string =>
  fileURLToPath(new URL(`../../${relativePath}`, import.meta.url));
