import { statfs } from 'node:fs/promises';

/** Less free space than this is soon none (bytes). */
export const LITTLE_SPACE = 1024 ** 3;

/** The type of a file system in memory (statfs(2)), which a container has for what need not last. */
const TMPFS = 0x01021994;

export interface FreeSpace {
  folder: string;
  bytes: number;
}

/** The least free space of the disks that hold these folders; undefined if none of them is on a disk, or exists. */
export const leastFreeSpace = async (
  folders: readonly string[],
  readDisk: (folder: string) => Promise<{ type: number; bavail: number; bsize: number }> = statfs,
): Promise<FreeSpace | undefined> => {
  const folderSpaces = await Promise.all(
    folders.map(async (folder) => {
      const disk = await readDisk(folder).catch(() => undefined);
      return disk && disk.type !== TMPFS ? [{ folder, bytes: disk.bavail * disk.bsize }] : [];
    }),
  );
  return folderSpaces.flat().sort((space, other) => space.bytes - other.bytes)[0];
};
