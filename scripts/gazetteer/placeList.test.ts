import { readFileSync } from 'node:fs';
import { placeList } from './placeList';

it('the list of the form of visitors is what the migration loads', () => {
  const migration = readFileSync('supabase/migrations/20261124220000_places.sql', 'utf8');
  const list = placeList(migration);
  expect(JSON.parse(readFileSync('src/content/gazetteer.json', 'utf8'))).toEqual(list);
  expect(list.find(([code]) => code === 'NL')?.[2]).toContain('RTM|Rotterdam|p');
});
