import path from 'node:path';
import { isWithin } from './isWithin';

const windows = { platform: 'win32', paths: path.win32 } as const;
const mac = { platform: 'darwin', paths: path.posix } as const;
const linux = { platform: 'linux', paths: path.posix } as const;

describe('isWithin', () => {
  it.each([
    ['/data', '/data', linux, true],
    ['/data', '/data/backups', linux, true],
    ['/data', '/data/..backups', linux, true],
    ['/data', '/data2', linux, false],
    ['/data', '/', linux, false],
    ['/data', '/Data/backups', linux, false],
    ['/Users/jo/.data', '/users/JO/.Data/backups', mac, true],
    ['/Users/jo/.data', '/Users/jo/.data2', mac, false],
    ['C:\\Carmine\\.data', 'c:\\carmine\\.DATA\\backups', windows, true],
    ['C:\\Carmine\\.data', 'C:/Carmine/.data/backups', windows, true],
    ['C:\\Carmine\\.data', 'D:\\Carmine\\.data\\backups', windows, false],
    ['C:\\Carmine\\.data', 'C:\\Carmine\\.data2', windows, false],
    ['C:\\Carmine\\.data', '\\\\server\\share\\backups', windows, false],
  ])('knows of %s whether %s is in it: case %#', (folder, file, system, expected) => {
    expect(isWithin(folder, file, system)).toBe(expected);
  });
});
