import { readFileSync } from 'node:fs';
import { placeList, zoneList } from './placeList';

const table = readFileSync('supabase/data/places.csv', 'utf8');

it('the list of the form of visitors is what a new database gets', () => {
  const list = placeList(table);
  expect(JSON.parse(readFileSync('src/content/gazetteer.json', 'utf8'))).toEqual(list);
  expect(list.find(([code]) => code === 'NL')?.[2]).toContain('RTM|Rotterdam|p');
});

it('the zones of countries are those that a new database gets, the most frequent first', () => {
  const zones = zoneList(table);
  expect(JSON.parse(readFileSync('src/content/countryZones.json', 'utf8'))).toEqual(zones);
  expect(zones.Singapore).toEqual(['Asia/Singapore']);
  expect(zones.Spain).toEqual(['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta']);
});
