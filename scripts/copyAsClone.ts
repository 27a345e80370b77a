import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a clone does not have. */
const OWN = ['node_modules', '.git', '.cache', '.data', 'dist'];

/** Copies this folder, as a clone of it has it, to a temporary one, and returns its path. The packages are this folder's. */
export const copyAsClone = (name: string): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), `carmine-${name}-`));
  cpSync('.', folder, { recursive: true, filter: (source) => !OWN.includes(path.relative('.', source)) });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
};
