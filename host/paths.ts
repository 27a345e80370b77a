import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest folder above a program that has the migrations: the repository, or where the product was packed to. */
const rootAbove = (folder: string): string => {
  if (existsSync(path.join(folder, 'supabase/migrations'))) return folder;
  const above = path.dirname(folder);
  if (above === folder) throw new Error('No folder above this program has supabase/migrations.');
  return rootAbove(above);
};

const root = rootAbove(path.dirname(fileURLToPath(import.meta.url)));

/** Absolute path of a file of the repository, given relative to its root. */
export const inRepository = (relativePath: string): string => path.join(root, relativePath);
