import { readFileSync } from 'node:fs';
import { findPlaces, placeText, readPlaces, type PlaceList } from './findPlaces';

const list = JSON.parse(readFileSync('src/content/gazetteer.json', 'utf8')) as PlaceList;
const places = readPlaces(list);
const textsFound = (text: string) => findPlaces(places, text).map(placeText);

describe('the places of the form', () => {
  it.each([
    ['rotterdam', 'Rotterdam, Netherlands'],
    ['NLRTM', 'Rotterdam, Netherlands'],
    ['nl rtm', 'Rotterdam, Netherlands'],
    ['Hambur', 'Hamburg, Germany'],
    ['zurich', 'Zürich, Switzerland'],
    ['São Paulo', 'Sao Paulo, Brazil'],
    ['valencia, sp', 'Valencia, Spain'],
  ])('has for %j first %j', (text, expected) => {
    expect(textsFound(text)[0]).toBe(expected);
  });

  it('are at most eight, and none for one letter', () => {
    expect(textsFound('san')).toHaveLength(8);
    expect(textsFound('s')).toEqual([]);
    expect(textsFound('qqqq')).toEqual([]);
    expect(textsFound('   ')).toEqual([]);
  });
});
