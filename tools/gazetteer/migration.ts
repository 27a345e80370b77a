import { countries } from '../../src/content/countries';
import { ownValue } from '../../supabase/functions/_shared/ownValue.ts';
import type { Sources } from './sources';
import type { ZonedPlace } from './zones';

const HEAD = `-- The gazetteer: ports, airports and cities. Written by tools/gazetteer.ts; docs/gazetteer.md names rules and sources:
-- UN/LOCODE (UNECE; ODC-PDDL 1.0), Natural Earth (public domain), OurAirports (public domain), and the package
-- sea-ports 0.0.9 (MIT, Copyright (c) 2016 marchah). Not in supabase/schemas: these rows have one place, this file.
`;

/** Short names of countries that the sources call otherwise: as in src/content/countries.ts, or as ISO 3166 does. */
const RENAMED: Readonly<Record<string, string>> = {
  CI: 'Ivory Coast',
  MF: 'Saint Martin',
  PS: 'Palestine',
  ST: 'São Tomé and Príncipe',
  US: 'United States of America',
};

const KINDS = { port: 'p', airport: 'a', city: 'c' } as const;

const round = (degrees: number): string => String(Math.round(degrees * 1000) / 1000);

/** The SQL that loads the places: a line for each, in the order of codes. */
export const migration = (places: readonly ZonedPlace[], sources: Sources): string => {
  const names = new Map(sources.countries.map(({ code, name }) => [code, ownValue(RENAMED, code) ?? name]));
  const used = [...new Set(places.map(({ country }) => country))].sort();
  const unknown = used.find((code) => !names.has(code));
  if (unknown) throw new Error(`No name for the country ${unknown}`);
  const unused = countries.find(({ name }) => !used.some((code) => names.get(code) === name));
  if (unused) throw new Error(`No place in ${unused.name}`);
  const lines = [...places]
    .sort((a, b) => (a.code < b.code ? -1 : 1))
    .map(({ code, name, latitude, longitude, zone, kind }) =>
      [code, name, round(latitude), round(longitude), zone, KINDS[kind]].join('|'),
    );
  return `${HEAD}
insert into public.place (code, name, country, latitude, longitude, zone, kind)
select cell[1], cell[2], country.name, cell[3]::float8, cell[4]::float8, cell[5],
  case cell[6] when 'p' then 'port' when 'a' then 'airport' else 'city' end
from string_to_table($$${lines.join('\n')}$$, e'\\n') as line
cross join lateral string_to_array(line, '|') as cell
join (select split_part(pair, '=', 1), split_part(pair, '=', 2) from string_to_table(
$$${used.map((code) => `${code}=${names.get(code)}`).join('\n')}$$, e'\\n') as pair) as country (code, name)
  on country.code = left(line, 2);
`;
};
