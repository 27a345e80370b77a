import Papa from 'papaparse';
import { countries } from '../../src/content/countries';
import { ownValue } from '../../supabase/functions/_shared/ownValue.ts';
import type { Sources } from './sources';
import type { ZonedPlace } from './zones';

/** Short names of countries that the sources call otherwise: as in src/content/countries.ts, or as ISO 3166 does. */
const RENAMED: Readonly<Record<string, string>> = {
  CI: 'Ivory Coast',
  MF: 'Saint Martin',
  PS: 'Palestine',
  ST: 'São Tomé and Príncipe',
  US: 'United States of America',
};

const COLUMNS = ['code', 'name', 'country', 'latitude', 'longitude', 'zone', 'kind'];

const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** The rows of the table of places as CSV, in the order of codes. */
export const placeTable = (places: readonly ZonedPlace[], sources: Sources): string => {
  const names = new Map(sources.countries.map(({ code, name }) => [code, ownValue(RENAMED, code) ?? name]));
  const used = [...new Set(places.map(({ country }) => country))].sort();
  const unknown = used.find((code) => !names.has(code));
  if (unknown) throw new Error(`No name for the country ${unknown}`);
  const unused = countries.find(({ name }) => !used.some((code) => names.get(code) === name));
  if (unused) throw new Error(`No place in ${unused.name}`);
  const rows = [...places]
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map(({ code, name, country, latitude, longitude, zone, kind }) => [
      code,
      name,
      names.get(country),
      round(latitude),
      round(longitude),
      zone,
      kind,
    ]);
  return `${Papa.unparse({ fields: COLUMNS, data: rows }, { newline: '\n' })}\n`;
};
