import path from 'node:path';

interface System {
  platform?: NodeJS.Platform;
  /** How the system writes paths. */
  paths?: path.PlatformPath;
}

/** Whether a path is that of this folder or of something in it. Both are absolute. Windows and macOS ignore letter case. */
export const isWithin = (
  folder: string,
  file: string,
  { platform = process.platform, paths = path }: System = {},
): boolean => {
  const fold = (name: string) => (platform === 'darwin' ? name.toLowerCase() : name); // `path.win32` does so itself
  const way = paths.relative(fold(folder), fold(file));
  return !/^\.\.($|[\\/])/.test(way) && !paths.isAbsolute(way);
};
