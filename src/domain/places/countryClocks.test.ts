import { countries } from '@/content/countries';
import { clocksOf } from './countryClocks';

describe('the clocks of a country', () => {
  it.each([
    ['Singapore', ['Asia/Singapore']],
    ['Ghana', ['Africa/Accra']],
    ['China', ['Asia/Shanghai']],
    ['Portugal', ['Europe/Lisbon', 'Atlantic/Azores']],
    ['Spain', ['Europe/Madrid', 'Atlantic/Canary']],
  ])('are those that tell another time: %s', (country, clocks) => {
    expect(clocksOf(country)).toEqual(clocks);
  });

  it.each(['Malaysia', 'Morocco', 'Argentina', 'Uzbekistan'])(
    'are one where all zones tell the same time: %s',
    (country) => expect(clocksOf(country)).toHaveLength(1),
  );

  it('are several of the large countries', () => {
    const several = countries.map(({ name }) => name).filter((name) => (clocksOf(name) ?? []).length > 1);
    expect(several).toEqual(
      expect.arrayContaining([
        ...['Australia', 'Brazil', 'Canada', 'Chile', 'Indonesia', 'Mexico', 'New Zealand', 'Portugal'],
        ...['Spain', 'United States of America'],
      ]),
    );
    expect(clocksOf('United States of America')).toEqual(
      expect.arrayContaining([
        'America/New_York',
        'America/Los_Angeles',
        'America/Phoenix',
        'Pacific/Honolulu',
      ]),
    );
    expect(clocksOf('United States of America')).not.toContain('America/Detroit');
  });

  it('are known of every country of the forms, and of no other text', () => {
    for (const { name } of countries) expect([name, clocksOf(name)]).not.toEqual([name, undefined]);
    for (const text of ['', 'Atlantis', 'constructor', '__proto__']) expect(clocksOf(text)).toBeUndefined();
  });
});
