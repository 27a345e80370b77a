import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Where systems keep a Chromium, Chrome or Edge, the first choice first; of Windows, below the folders of its variables. */
const OF_MACOS = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `Applications/${name}.app/Contents/MacOS/${name}`,
);
const OF_WINDOWS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];
const OF_LINUX = [
  ...['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'],
  ...['/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', '/usr/bin/microsoft-edge'],
];

/** The paths at which a browser may be installed, for the whole machine or this user. */
export const browserPaths = (
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
): string[] => {
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (folder) => !!folder,
    );
    return OF_WINDOWS.flatMap((parts) => folders.map((folder = '') => path.win32.join(folder, ...parts)));
  }
  if (platform === 'darwin')
    return OF_MACOS.flatMap((name) => ['/', env.HOME ?? '/'].map((folder) => path.posix.join(folder, name)));
  return OF_LINUX;
};

/** The package's own configuration looks for its fonts in fixed paths; without any font, form controls crash. */
const nameFonts = (folder: string) => {
  const file = path.join(folder, 'fonts.conf');
  const folders = [path.join(folder, 'fonts'), '/usr/share/fonts']
    .map((font) => `<dir>${font}</dir>`)
    .join('');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders}<cachedir>${folder}/font-cache</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = file;
};

/** The npm package contains Chromium and its libraries for Linux on x64; it unpacks them to the temporary folder, unless they are there. */
const unpackFromNpm = async () => {
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8')) as {
    version: string;
  };
  const folder = path.resolve('.cache/chromium', version);
  mkdirSync(folder, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  // Without this variable the package leaves out the libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executable = await chromium.executablePath();
  nameFonts(folder);
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  return executable;
};

/** Only what is needed: no background networking, no GPU, no sandbox, which a container forbids. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Chromium {
  executable: string;
  /** Its parts, like those of 156.0.8078.108; empty where the program does not tell. */
  version: number[];
}

/** The version in what a browser prints with `--version`. */
export const versionIn = (printed: string): number[] =>
  (/(\d+)(\.\d+)+/.exec(printed)?.[0] ?? '').split('.').filter(Boolean).map(Number);

/** Newest first; those whose version is not known follow in their order. */
export const newestFirst = (browsers: readonly Chromium[]): Chromium[] =>
  [...browsers].sort(({ version: first }, { version: other }) => {
    const differing = first.findIndex((part, place) => part !== other[place]);
    return differing < 0 ? other.length - first.length : (other[differing] ?? -1) - (first[differing] ?? 0);
  });

/** On Windows a browser prints no version, but opens a window. */
const readVersion = async (executable: string): Promise<Chromium> => {
  if (process.platform === 'win32') return { executable, version: [] };
  const { stdout } = await promisify(execFile)(executable, ['--version', '--no-sandbox']);
  return { executable, version: versionIn(stdout) };
};

/** Every Chromium to be had, newest first: those that are installed, and the npm package's. `CHROME_PATH` names the only one. */
export const findChromiums = async (): Promise<Chromium[]> => {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return [await readVersion(CHROME_PATH)];
  const installed = browserPaths().filter((file) => existsSync(file));
  const hasPackage = process.platform === 'linux' && process.arch === 'x64';
  const all = [...installed, ...(hasPackage ? [await unpackFromNpm()] : [])];
  // One that cannot even tell its version does not start, such as the stub of a package that is not installed.
  const answers = await Promise.allSettled(all.map(readVersion));
  const browsers = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (browsers.length === 0)
    throw new Error('No Chromium, Chrome or Edge found. Set CHROME_PATH to the program of one.');
  return newestFirst(browsers);
};

/** The path of the newest Chromium to be had. */
export const findChromium = async (): Promise<string> => {
  const [newest] = await findChromiums();
  return newest?.executable ?? '';
};
