import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEGABYTE = Buffer.alloc(1024 * 1024, 1);

export interface SmallDisk {
  /** A folder that nothing else writes to. */
  folder: string;
  /** Leaves not a single byte free. */
  fill: () => void;
  /** Frees what `fill` took. */
  free: () => void;
  remove: () => void;
}

/** A separate disk in memory; undefined if this process may not mount one. */
export const mountSmallDisk = (megabytes: number): SmallDisk | undefined => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'carmine-disk-'));
  const options = `size=${megabytes}m,mode=1777`;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: () => {
      const file = openSync(ballast, 'a');
      try {
        for (let part = MEGABYTE; part.length > 0;) {
          try {
            writeSync(file, part);
          } catch {
            part = part.subarray(0, Math.floor(part.length / 2));
          }
        }
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast),
    remove: () => {
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
