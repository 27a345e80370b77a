import { foldedName, namesOf } from '@/content/countryNames';

/** What separates the parts of an address, besides a line break. */
const SEPARATOR = /[\n,;،、]/;

const ISO_TWO = 2;

/** Whether an address names this country at its end, in whatever spelling: as its last part, or behind the city there. */
const endsWith = (address: string, country: string) => {
  const parts = address.split(SEPARATOR).map(foldedName).filter(Boolean);
  const last = parts.at(-1) ?? '';
  return namesOf(country).some(
    (name) =>
      name !== '' &&
      // Two letters behind a city may be those of a state; a street alone may be named after a country.
      (last === name || (parts.length > 1 && name.length > ISO_TWO && last.endsWith(` ${name}`))),
  );
};

/** The lines of a party's address, with its country as the last unless the address names it there. */
export const addressLines = (address: string, country: string): readonly string[] => {
  const lines = address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return endsWith(address, country) ? lines : [...lines, country];
};

/** The same where there is no room for lines. */
export const inOneLine = (lines: readonly string[]): string =>
  lines.map((line) => line.replace(/[,;]$/, '')).join(', ');
