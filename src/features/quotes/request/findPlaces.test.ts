import { readFileSync } from 'node:fs';
import { findPlaces, placeText, readPlaces, type PlaceList } from './findPlaces';

const list = JSON.parse(readFileSync('src/content/gazetteer.json', 'utf8')) as PlaceList;
const places = readPlaces(list);
const found = (typed: string) => findPlaces(places, typed).map(placeText);

describe('the places of the form', () => {
  it.each([
    ['rotterdam', 'Rotterdam, Netherlands'],
    ['NLRTM', 'Rotterdam, Netherlands'],
    ['nl rtm', 'Rotterdam, Netherlands'],
    ['Hambur', 'Hamburg, Germany'],
    ['zurich', 'Zürich, Switzerland'],
    ['São Paulo', 'Sao Paulo, Brazil'],
    ['valencia, sp', 'Valencia, Spain'],
  ])('has for %j first %j', (typed, expected) => {
    expect(found(typed)[0]).toBe(expected);
  });

  it('are at most eight, and none for one letter', () => {
    expect(found('san')).toHaveLength(8);
    expect(found('s')).toEqual([]);
    expect(found('qqqq')).toEqual([]);
    expect(found('   ')).toEqual([]);
  });
});
