import { countries, countryOptions, positionOf } from './countries';

describe('the country list', () => {
  it('starts with the empty option', () => {
    expect(countryOptions[0]).toEqual({ value: '', label: 'choose below' });
  });

  it('offers 67 options, each country once and in alphabetical order', () => {
    const names = countries.map(({ name }) => name);
    expect(countryOptions.map(({ value }) => value)).toEqual(['', ...names]);
    expect(countryOptions).toHaveLength(67);
    expect(new Set(names).size).toBe(names.length);
    expect([...names].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(names);
  });

  it('gives every country a valid position of its own', () => {
    for (const { position } of countries) {
      const [latitude, longitude] = position;
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
    }
    expect(new Set(countries.map(({ position }) => position.join())).size).toBe(countries.length);
  });
});

describe('positionOf', () => {
  it('returns latitude and longitude', () => {
    expect(positionOf('Netherlands')).toEqual([52, 5.5]);
    expect(positionOf('Brazil')).toEqual([-10.5, -53]);
  });

  it('ignores case and extra spaces', () => {
    expect(positionOf('  united   STATES of america ')).toEqual(positionOf('United States of America'));
  });

  it('returns undefined for other words', () => {
    expect(positionOf('')).toBeUndefined();
    expect(positionOf('Atlantis')).toBeUndefined();
    expect(positionOf('constructor')).toBeUndefined();
    expect(positionOf('Oma')).toBeUndefined();
  });
});
