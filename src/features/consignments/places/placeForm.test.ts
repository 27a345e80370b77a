import { placeRules, readPosition, toPlace } from './placeForm';

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
