import { countries } from './countries';
import { countriesLike, countryNamed, namedCountries } from './countriesByName';

describe('a country', () => {
  it('has each name of the forms, and no name or code twice', () => {
    const names = namedCountries.map(({ name }) => name);
    expect(countries.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
    const all = namedCountries.flatMap(({ name, others, alpha2, alpha3 }) => [
      ...[name, ...others].map((spelling) => [spelling, name]),
      ...(alpha2 === 'NA' || alpha2 === 'NO' ? [] : [[alpha2, name]]),
      [alpha3, name],
    ]);
    expect(all.filter(([spelling, name]) => countryNamed(spelling ?? '') !== name)).toEqual([]);
  });

  it.each([
    ['Holland', 'Netherlands'],
    ['NL', 'Netherlands'],
    ['nld', 'Netherlands'],
    ['The Netherlands', 'Netherlands'],
    ['Netherlands (the)', 'Netherlands'],
    ['Pays-Bas', 'Netherlands'],
    ['Niederlande', 'Netherlands'],
    ['USA', 'United States of America'],
    ['U.S.A.', 'United States of America'],
    ['us', 'United States of America'],
    ['United States', 'United States of America'],
    ['Estados Unidos', 'United States of America'],
    ['UK', 'United Kingdom'],
    ['U.K.', 'United Kingdom'],
    ['Great Britain', 'United Kingdom'],
    ['England', 'United Kingdom'],
    ['GB', 'United Kingdom'],
    ['Deutschland', 'Germany'],
    ['Allemagne', 'Germany'],
    ['DE', 'Germany'],
    ['  germany ', 'Germany'],
    ['Ivory Coast', 'Ivory Coast'],
    ["Côte d'Ivoire", 'Ivory Coast'],
    ['Cote d’Ivoire', 'Ivory Coast'],
    ['Türkiye', 'Turkey'],
    ['TURKIYE', 'Turkey'],
    ['Czechia', 'Czech Republic'],
    ['Republic of Korea', 'South Korea'],
    ['Korea (the Republic of)', 'South Korea'],
    ['P.R. China', 'China'],
    ['中国', 'China'],
    ['日本', 'Japan'],
    ['Россия', 'Russia'],
    ['Hong Kong', 'Hong Kong'],
    ['Hongkong', 'Hong Kong'],
    ['Viet Nam', 'Vietnam'],
    ['UAE', 'United Arab Emirates'],
    ['Swaziland', 'Eswatini'],
    ['Burma', 'Myanmar'],
    ['Trinidad & Tobago', 'Trinidad and Tobago'],
    ['St Lucia', 'Saint Lucia'],
    ['Österreich', 'Austria'],
    ['Germany (DE)', 'Germany'],
    ['DE - Germany', 'Germany'],
    ['NL Netherlands', 'Netherlands'],
    ['NO', 'Norway'],
  ])('is found by “%s”: %s', (spelling, name) => {
    expect(countryNamed(spelling)).toBe(name);
  });

  it.each([
    '',
    'Atlantis',
    'Germny',
    'Nowhereland',
    'Korea',
    'Congo',
    'n/a',
    'NA',
    'N.A.',
    'no',
    '-',
    'XX',
    'Germany (FR)',
    'constructor',
  ])('is not guessed from “%s”', (spelling) => {
    expect(countryNamed(spelling)).toBeUndefined();
  });

  it.each<[written: string, like: readonly string[]]>([
    ['Germny', ['Germany']],
    ['Chnia', ['China']],
    ['Nehterlands', ['Netherlands']],
    ['Untied Kingdom', ['United Kingdom']],
    ['Korea', ['North Korea', 'South Korea']],
    ['Congo', ['Democratic Republic of the Congo', 'Republic of the Congo']],
    ['Rotterdam, Netherlands', ['Netherlands']],
    ['Atlantis', []],
    ['Nowhereland', []],
    ['', []],
  ])('may be meant by “%s”', (spelling, like) => {
    expect(countriesLike(spelling).sort()).toEqual([...like].sort());
  });
});
