import { readFileSync } from 'node:fs';
import { placeList, zoneList } from './placeList';

const migration = readFileSync('supabase/migrations/20261124220000_places.sql', 'utf8');

it('the list of the form of visitors is what the migration loads', () => {
  const list = placeList(migration);
  expect(JSON.parse(readFileSync('src/content/gazetteer.json', 'utf8'))).toEqual(list);
  expect(list.find(([code]) => code === 'NL')?.[2]).toContain('RTM|Rotterdam|p');
});

it('the zones of countries are those that the migration loads, the most frequent first', () => {
  const zones = zoneList(migration);
  expect(JSON.parse(readFileSync('src/content/countryZones.json', 'utf8'))).toEqual(zones);
  expect(zones.Singapore).toEqual(['Asia/Singapore']);
  expect(zones.Spain).toEqual(['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta']);
});
