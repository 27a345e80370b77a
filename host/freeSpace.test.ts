import { leastFreeSpace } from './freeSpace';

const TMPFS = 0x01021994;

describe('the free space of some folders', () => {
  const disks: Record<string, { type: number; bavail: number; bsize: number }> = {
    '/data': { type: 0xef53, bavail: 50, bsize: 4096 },
    '/backups': { type: 0xef53, bavail: 20, bsize: 4096 },
    '/memory': { type: TMPFS, bavail: 1, bsize: 4096 },
  };
  const readDisk = (folder: string) => {
    const disk = disks[folder];
    return disk ? Promise.resolve(disk) : Promise.reject(new Error('ENOENT'));
  };

  it('is that of the fullest disk, without file systems in memory and folders that do not exist', async () => {
    expect(await leastFreeSpace(['/data', '/backups', '/memory', '/none'], readDisk)).toEqual({
      folder: '/backups',
      bytes: 81_920,
    });
    expect(await leastFreeSpace(['/memory', '/none'], readDisk)).toBeUndefined();
  });

  it('is read from the file system', async () => {
    const free = await leastFreeSpace(['.']);
    expect(free?.bytes).toBeGreaterThan(0);
  });
});
