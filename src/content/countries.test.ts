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

  it('places every country on the globe, no two on the same spot', () => {
    for (const { position } of countries) {
      const [latitude, longitude] = position;
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
    }
    expect(new Set(countries.map(({ position }) => position.join())).size).toBe(countries.length);
  });
});

describe('finding the position of a country', () => {
  it('answers with latitude, then longitude', () => {
    expect(positionOf('Netherlands')).toEqual([52, 5.5]);
    expect(positionOf('Brazil')).toEqual([-10.5, -53]);
  });

  it('tolerates capitals and stray spaces', () => {
    expect(positionOf('  united   STATES of america ')).toEqual(positionOf('United States of America'));
  });

  it('knows nothing of other words', () => {
    expect(positionOf('')).toBeUndefined();
    expect(positionOf('Atlantis')).toBeUndefined();
    expect(positionOf('constructor')).toBeUndefined();
    expect(positionOf('Oma')).toBeUndefined();
  });
});
