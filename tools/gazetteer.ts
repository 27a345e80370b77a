import { writeFileSync } from 'node:fs';
import { airports } from './gazetteer/airports';
import { withCities } from './gazetteer/cities';
import { placeList, zoneList } from './gazetteer/placeList';
import { placeTable } from './gazetteer/placeTable';
import { ports } from './gazetteer/ports';
import { readSources } from './gazetteer/sources';
import { withZones } from './gazetteer/zones';

const FILE = 'supabase/data/places.csv';
const LIST = 'src/content/gazetteer.json';
const ZONES = 'src/content/countryZones.json';

/** Writes the gazetteer, the list of the visitors' form and the zones of countries, from a folder with the sources that docs/gazetteer.md names. */
const run = (folder = ''): number => {
  if (!folder) {
    console.error('Usage: npm run tool -- gazetteer FOLDER');
    return 2;
  }
  const sources = readSources(folder);
  const towns = withCities(sources, ports(sources));
  const places = withZones([...towns, ...airports(sources, towns)], sources);
  const table = placeTable(places, sources);
  writeFileSync(FILE, table);
  writeFileSync(LIST, `${JSON.stringify(placeList(table))}\n`);
  writeFileSync(ZONES, `${JSON.stringify(zoneList(table))}\n`);
  console.log(`${FILE}: ${places.length} places`);
  return 0;
};

process.exitCode = run(process.argv[2]);
