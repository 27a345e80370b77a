import { readFileSync } from 'node:fs';
import path from 'node:path';
import { placeRules, readPosition, toPlace } from './placeForm';
import { readZone, zones } from './zones';

const GAZETTEER = path.resolve(__dirname, '../../../supabase/data/places.csv');

const values = {
  name: ' Zundert ',
  country: 'Netherlands',
  code: 'nl zun',
  kind: 'city' as const,
  position: '51.47, 4.66',
  zone: 'Europe/Amsterdam',
};
const isAccepted = (changes: Partial<typeof values>) => placeRules.isValid({ ...values, ...changes });

describe('the position of a new place', () => {
  it.each([
    ['51.95, 4.14', [51.95, 4.14]],
    ['-33.9,151.2', [-33.9, 151.2]],
    [' 0 ; -180 ', [0, -180]],
    ['90.1, 0', undefined],
    ['45, 180.5', undefined],
    ['51.95 4.14', undefined],
    ['51°57′ N, 4°8′ E', undefined],
    ['', undefined],
  ])('of “%s” is %p', (text, position) => {
    expect(readPosition(text)).toEqual(position);
  });
});

describe('a new place', () => {
  it('is stored trimmed, with the code in capitals', () => {
    expect(toPlace(values)).toEqual({
      name: 'Zundert',
      country: 'Netherlands',
      code: 'NLZUN',
      kind: 'city',
      latitude: 51.47,
      longitude: 4.66,
      zone: 'Europe/Amsterdam',
    });
  });

  it('needs a code as the database has it, and a time zone that exists', async () => {
    expect(await isAccepted({})).toBe(true);
    for (const code of ['', 'NL', 'NLZU', 'N1ZUN', 'NL-ZUN', 'NLABCDEFGHI'])
      expect([code, await isAccepted({ code })]).toEqual([code, false]);
    expect(await isAccepted({ code: 'NLABCDEFGH' })).toBe(true);
    expect(await isAccepted({ zone: 'Europe/Zundert' })).toBe(false);
    expect(await isAccepted({ position: 'here' })).toBe(false);
  });
});

describe('the time zone of a new place', () => {
  it('can be each one of the gazetteer, by its name there', () => {
    const rows = readFileSync(GAZETTEER, 'utf8').matchAll(/,(\w+\/[\w/+-]+),\w+$/gm);
    const ofGazetteer = new Set([...rows].map(([, zone]) => zone));
    expect(ofGazetteer.size).toBeGreaterThan(250);
    expect([...ofGazetteer].filter((zone) => !zones.includes(zone ?? ''))).toEqual([]);
  });

  it.each([
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    [' europe/amsterdam ', 'Europe/Amsterdam'],
    ['US/Eastern', 'US/Eastern'],
    ['Europe/Zundert', undefined],
    ['UTC', undefined],
    ['+05:30', undefined],
    ['', undefined],
  ])('of “%s” is %p', (text, zone) => {
    expect(readZone(text)).toBe(zone);
  });

  it('is stored by its name in the gazetteer', async () => {
    expect(await isAccepted({ zone: 'Asia/Calcutta' })).toBe(true);
    expect(toPlace({ ...values, zone: 'Asia/Calcutta' }).zone).toBe('Asia/Kolkata');
  });
});
