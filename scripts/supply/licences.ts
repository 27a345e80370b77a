import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Licences of code that a company may use and redistribute without publishing its own source. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages that are used although they have another licence: docs/decisions/014 says why. */
const EXCEPTIONS: Record<string, string> = {
  'caniuse-lite': 'CC-BY-4.0',
  'axe-core': 'MPL-2.0',
  '@img/sharp-*': 'LGPL-3.0-or-later',
  'parse-cache-control': 'BSD',
  'react-leaflet': 'Hippocratic-2.1',
  '@react-leaflet/core': 'Hippocratic-2.1',
};

interface LockedPackage {
  license?: string;
  /** A folder of this repository, which has an entry of its own. */
  link?: boolean;
}

interface Manifest {
  license?: string | { type: string };
  licenses?: { type: string }[];
}

const licenceOf = (folder: string, locked: LockedPackage): string => {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return locked.license ?? 'unknown'; // of another platform: not installed here
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const licenceName = typeof license === 'object' ? license.type : license;
  return licenceName ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'unknown';
};

/** `A OR B` allows a choice, `A AND B` applies both. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licenceName) => ALLOWED.has(licenceName)));

const isException = (name: string, licence: string): boolean =>
  Object.entries(EXCEPTIONS).some(
    ([packageName, expected]) =>
      licence.includes(expected) &&
      (packageName.endsWith('*') ? name.startsWith(packageName.slice(0, -1)) : name === packageName),
  );

/** Each package in the lock file whose licence has not been approved, as `name: licence`. */
export const disallowedLicences = (root: string): string[] => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const licences = new Set<string>();
  for (const [folder, locked] of Object.entries(lock.packages)) {
    if (folder === '' || locked.link) continue;
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = licenceOf(path.join(root, folder), locked);
    if (!isAllowed(licence) && !isException(name, licence)) licences.add(`${name}: ${licence}`);
  }
  return [...licences].sort();
};
