import { clocksOf } from '../../src/domain/places/countryClocks';
import { countries } from '../../src/content/countries';
import { namedCountries } from '../../src/content/countriesByName';
import { type Answer, type Caller, everyRole, manyClients } from './support/api';
import { type HostProcess, startHost } from './support/host';

interface Place {
  code: string;
  name: string;
  country: string;
  latitude: number;
  longitude: number;
  zone: string;
  kind: string;
}

/** Code, country, position and zone as any atlas has them. */
const WELL_KNOWN = [
  ['NLRTM', 'Netherlands', 51.9, 4.5, 'Europe/Amsterdam'],
  ['DEHAM', 'Germany', 53.5, 10, 'Europe/Berlin'],
  ['SGSIN', 'Singapore', 1.3, 103.8, 'Asia/Singapore'],
  ['CNSHA', 'China', 31.2, 121.5, 'Asia/Shanghai'],
  ['USLAX', 'United States of America', 33.9, -118.2, 'America/Los_Angeles'],
  ['USNYC', 'United States of America', 40.7, -74, 'America/New_York'],
  ['USCHI', 'United States of America', 41.9, -87.7, 'America/Chicago'],
  ['JPTYO', 'Japan', 35.6, 139.8, 'Asia/Tokyo'],
  ['KRPUS', 'South Korea', 35.1, 129, 'Asia/Seoul'],
  ['INBOM', 'India', 19, 72.9, 'Asia/Kolkata'],
  ['AEDXB', 'United Arab Emirates', 25.3, 55.3, 'Asia/Dubai'],
  ['EGPSD', 'Egypt', 31.3, 32.3, 'Africa/Cairo'],
  ['GHTEM', 'Ghana', 5.7, 0, 'Africa/Accra'],
  ['CIABJ', 'Ivory Coast', 5.3, -4, 'Africa/Abidjan'],
  ['ZADUR', 'South Africa', -29.9, 31, 'Africa/Johannesburg'],
  ['BRSSZ', 'Brazil', -23.9, -46.3, 'America/Sao_Paulo'],
  ['PAPAC', 'Panama', 9, -79.5, 'America/Panama'],
  ['AUSYD', 'Australia', -33.9, 151.2, 'Australia/Sydney'],
  ['TRIST', 'Turkey', 41, 29, 'Europe/Istanbul'],
  ['CZPRG', 'Czech Republic', 50.1, 14.4, 'Europe/Prague'],
  ['CHZRH', 'Switzerland', 47.4, 8.5, 'Europe/Zurich'],
  ['GBLHR', 'United Kingdom', 51.5, -0.5, 'Europe/London'],
  ['USJFK', 'United States of America', 40.6, -73.8, 'America/New_York'],
] as const;

describe('places', () => {
  let host: HostProcess;
  let roles: Record<'anon' | 'user' | 'admin', Caller>;
  let all: Place[];
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    roles = await everyRole(host);
    all = await host.sql<Place>('select * from public.place where added_by is null');
  });
  afterAll(() => host.stop());

  const call = (sought: unknown, by: Caller = roles.admin): Promise<Answer> =>
    by('POST', '/rest/v1/rpc/find_places', { body: { sought } });
  const find = async (sought: string): Promise<Place[]> => {
    const { status, body } = await call(sought);
    expect(status).toBe(200);
    return body as Place[];
  };

  describe('of the gazetteer', () => {
    it('are at least 5,000, of each kind some', () => {
      expect(all.length).toBeGreaterThanOrEqual(5_000);
      for (const kind of ['port', 'airport', 'city'])
        expect(all.filter((place) => place.kind === kind).length).toBeGreaterThan(1_000);
    });

    it.each(WELL_KNOWN)(
      'have %s in %s at %d, %d, in the zone %s',
      (code, country, latitude, longitude, zone) => {
        const place = all.find((place) => place.code === code);
        expect(place).toMatchObject({ country, zone });
        expect(Math.abs((place?.latitude ?? 99) - latitude)).toBeLessThanOrEqual(0.5);
        expect(Math.abs((place?.longitude ?? 999) - longitude)).toBeLessThanOrEqual(0.5);
      },
    );

    it('have zones that both the database and JavaScript know', async () => {
      expect(
        await host.sql(
          'select zone from public.place where zone not in (select name from pg_timezone_names)',
        ),
      ).toEqual([]);
      for (const timeZone of new Set(all.map(({ zone }) => zone)))
        expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    });

    it('are in every country of the forms, by its name there', () => {
      const countryNames = new Set(all.map(({ country }) => country));
      expect(countries.map(({ name }) => name).filter((name) => !countryNames.has(name))).toEqual([]);
    });

    it('are in countries of the same names as the app has', () => {
      const names = new Map(namedCountries.map(({ alpha2, name }) => [alpha2, name]));
      expect(all.filter(({ code, country }) => names.get(code.slice(0, 2)) !== country)).toEqual([]);
    });

    it('have one name for each country', () => {
      const names = new Map<string, Set<string>>();
      for (const { code, country } of all)
        names.set(code.slice(0, 2), (names.get(code.slice(0, 2)) ?? new Set()).add(country));
      expect([...names].filter(([, spellingSet]) => spellingSet.size !== 1)).toEqual([]);
    });

    it('are told apart by country, name and kind', () => {
      const labels = all.map(({ name, country, kind }) => `${name}, ${country}, ${kind}`);
      expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
    });
  });

  describe('tell the time zone of their country', () => {
    const zoneOf = async (country: string) =>
      (await host.sql<{ zone: string | null }>('select private.zone_of($1) as zone', [country]))[0]?.zone;

    it('where it has only one', async () => {
      expect(await zoneOf('Ghana')).toBe('Africa/Accra');
      expect(await zoneOf('United States of America')).toBeNull();
      expect(await zoneOf('Nowhere')).toBeNull();
    });

    it('where several tell the same time', async () => {
      expect(await zoneOf('Malaysia')).toBe('Asia/Kuala_Lumpur');
      expect(await zoneOf('Spain')).toBeNull();
    });

    it('as the forms know it', async () => {
      for (const { name } of countries) {
        const clocks = clocksOf(name) ?? [];
        expect([name, await zoneOf(name)]).toEqual([name, clocks.length === 1 ? clocks[0] : null]);
      }
    });

    it('and that of a place in it, to the admin alone', async () => {
      const places = [
        { place: '', country: 'Ghana' },
        { place: 'Chicago', country: 'United States of America' },
        { place: 'Springfield', country: 'United States of America' },
        { place: 'America/Denver', country: 'United States of America' },
        { place: 'Mars/Olympus', country: 'United States of America' },
        { place: null, country: null },
        'nonsense',
      ];
      const ask = (by: Caller, places: unknown) =>
        by('POST', '/rest/v1/rpc/place_zones', { body: { places } });
      expect(await ask(roles.admin, places)).toMatchObject({
        status: 200,
        body: ['Africa/Accra', 'America/Chicago', null, 'America/Denver', null, null, null],
      });
      expect(await ask(roles.admin, [])).toMatchObject({ status: 200, body: [] });
      expect((await ask(roles.user, places)).status).toBe(403);
      expect((await ask(roles.anon, places)).status).toBe(401);
      for (const wrong of [{}, null, Array.from({ length: 201 }, () => ({}))])
        expect(await ask(roles.admin, wrong)).toMatchObject({ status: 400, body: { code: '22023' } });
    });

    it('whatever the admin adds to those of the gazetteer', async () => {
      const place = { code: 'INTSTA', name: 'Testapur', country: 'India', latitude: 20, longitude: 80 };
      const { status } = await roles.admin('POST', '/rest/v1/place', {
        body: { ...place, zone: 'Asia/Calcutta', kind: 'city' },
      });
      expect(status).toBe(201);
      expect(await zoneOf('India')).toBe('Asia/Kolkata');
    });

    it('by those that were added where the gazetteer has none', async () => {
      await host.sql(`insert into public.place (code, name, country, latitude, longitude, zone, kind, added_by)
        values ('LIVDZ', 'Vaduz', 'Liechtenstein', 47.1, 9.5, 'Europe/Vaduz', 'city', 'test')`);
      expect(await zoneOf('Liechtenstein')).toBe('Europe/Vaduz');
    });
  });

  describe('know their countries', () => {
    it('by the same names as the app', async () => {
      const rows = await host.sql<{ name: string; country: string }>('select * from private.country_name');
      const spellings = namedCountries.flatMap(({ alpha2, alpha3, name, others }) =>
        [alpha2, alpha3, name, ...others]
          .filter((spelling) => spelling !== 'NA')
          .map((spelling) => ({ spelling, name })),
      );
      const spellingRows = await host.sql<{ spelling: string; country: string | null; bare: string }>(
        `select spelling, private.country_named(spelling) as country, private.bare_name(spelling) as bare
         from jsonb_array_elements_text($1::jsonb) as spelling`,
        [JSON.stringify(spellings.map(({ spelling }) => spelling))],
      );
      const countryOf = new Map(spellingRows.map(({ spelling, country }) => [spelling, country]));
      expect(spellings.filter(({ spelling, name }) => countryOf.get(spelling) !== name)).toEqual([]);
      const bare = new Set(spellingRows.map((row) => row.bare));
      expect(rows.filter(({ name }) => !bare.has(name))).toEqual([]);
    });

    it.each([
      ['THE  NETHERLANDS', 'Netherlands'],
      ['p.r. china', 'China'],
      ['Trinidad & Tobago', 'Trinidad and Tobago'],
      ['St Lucia', 'Saint Lucia'],
      ['Cote d’Ivoire', 'Ivory Coast'],
      ['Atlantis', null],
      ['N.A.', null],
      ['', null],
    ])('however they are written: %s', async (spelling, country) => {
      expect(await host.sql('select private.country_named($1) as country', [spelling])).toEqual([
        { country },
      ]);
    });

    it('also where the admin adds a place', async () => {
      const place = { code: 'NLTSTB', name: 'Testdam', country: 'Holland', latitude: 52, longitude: 5 };
      const { status, body } = await roles.admin('POST', '/rest/v1/place', {
        body: { ...place, zone: 'Europe/Amsterdam', kind: 'city' },
        headers: { prefer: 'return=representation' },
      });
      expect(status).toBe(201);
      expect(JSON.stringify(body)).toContain('Netherlands');
    });
  });

  describe('are found', () => {
    it.each([
      ['rotterdam', 'NLRTM'],
      ['nlrtm', 'NLRTM'],
      ['NL RTM', 'NLRTM'],
      ['ham', 'DEHAM'],
      ['jfk', 'USJFK'],
      ['sao paulo', 'BRSAO'],
      ['São Paulo', 'BRSAO'],
      ['zurich', 'CHZRH'],
      ['ZÜRICH', 'CHZRH'],
      ['new york', 'USNYC'],
      ['genoa', 'ITGOA'],
      ['genova', 'ITGOA'],
      [' london ', 'GBLON'],
      ['heathrow', 'GBLHR'],
      ['lhr', 'GBLHR'],
    ])('first for %p: %s', async (sought, code) => {
      expect((await find(sought))[0]?.code).toBe(code);
    });

    it('by equal names in the order of port, city and airport', async () => {
      await host.sql(`insert into public.place (code, name, country, latitude, longitude, zone, kind, added_by) values
        ('GHQAAA', 'Qéqua', 'Ghana', 5, 0, 'Africa/Accra', 'airport', 'test'),
        ('GHQBBB', 'Qequa', 'Ghana', 5, 0, 'Africa/Accra', 'city', 'test'),
        ('GHQCCC', 'Qequa', 'Ghana', 5, 0, 'Africa/Accra', 'port', 'test')`);
      expect((await find('qequa')).map(({ code }) => code)).toEqual(['GHQCCC', 'GHQBBB', 'GHQAAA']);
    });

    it('before others whose name only contains the text', async () => {
      const names = (await find('york')).map(({ name }) => name.toLowerCase());
      const first = names.findIndex((name) => !name.startsWith('york'));
      expect(first).toBeGreaterThan(0);
      expect(names.slice(first).filter((name) => name.startsWith('york'))).toEqual([]);
    });

    it('twenty at a time', async () => {
      expect(await find('a')).toHaveLength(20);
    });

    it.each([
      ['nothing', ''],
      ['spaces', '  \u00a0 '],
      ['an emoji', '🚢'],
      ['a pattern', '%'],
      ['a pattern of one character', '_____'],
      ['a regular expression', '.*'],
      ['a quote', `' or true --`],
      ['accents without letters', '\u0301\u0308'],
      ['more than a name can have', 'a'.repeat(121)],
    ])('never for %s', async (_name, sought) => {
      expect(await find(sought)).toEqual([]);
    });

    it('never for a megabyte', async () => {
      await call('rotterdam');
      const { status, body } = await call('rotterdam '.repeat(100_000));
      expect([200, 413]).toContain(status);
      if (status === 200) expect(body).toEqual([]);
    });

    it('by the admin only', async () => {
      expect(await call('rotterdam', roles.anon)).toMatchObject({ status: 401, body: { code: '42501' } });
      expect(await call('rotterdam', roles.user)).toMatchObject({ status: 403, body: { code: '42501' } });
    });
  });
});
