import { lanes, laneSlug, type Lane } from '@/content/lanes';
import type { Answer } from './support/api';
import { type JourneyHost, startJourneyHost } from './support/journey';

type Kept = Lane & { id: number; version: number; published: boolean };
type Change = { id?: number | null; version?: number; lane: Partial<Kept> | string | null };
interface Problem {
  place: number;
  code: string;
  reason: string;
  constraint: string;
  now: Kept | null;
}

const [first] = lanes;
let laneCount = 0;
const aLane = (changes: Partial<Kept> = {}): Partial<Kept> => ({
  ...first,
  origin: 'Norway',
  destination: 'Chile',
  product: `lane ${(laneCount += 1)}`,
  ...changes,
});

describe('the lanes', () => {
  let stage: JourneyHost;
  beforeAll(async () => {
    stage = await startJourneyHost();
  });
  afterAll(() => stage.host.stop());

  const ask = (name: string, body: object, role: keyof JourneyHost['roles'] = 'anon'): Promise<Answer> =>
    stage.roles[role]('POST', `/rest/v1/rpc/${name}`, { body });
  const change = async (...changes: Change[]) => {
    const { status, body } = await ask('change_transit_lanes', { changes }, 'admin');
    expect(status).toBe(200);
    return body as Problem[];
  };
  const all = async () => (await ask('all_transit_lanes', {}, 'admin')).body as Kept[];
  const keptLane = async (product: string) => (await all()).find((lane) => lane.product === product);
  const add = async (changes: Partial<Kept> = {}) => {
    const lane = aLane(changes);
    expect(await change({ id: null, lane })).toEqual([]);
    return (await keptLane(lane.product ?? '')) as Kept;
  };
  const find = async (origin: string, destination: string, mode: string | null = null) =>
    (await ask('find_transit_lanes', { origin, destination, mode })).body as {
      origin: { code: string | null; name: string } | null;
      destination: object | null;
      otherOrigins: { code: string | null; country: string }[];
      otherDestinations: object[];
      lanes: Lane[];
    };
  const slugsOf = async (...sought: Parameters<typeof find>) =>
    (await find(...sought)).lanes.map(({ slug }) => slug);

  it('of a new database are those of the repository', async () => {
    const stored = (await all()).map(({ id, version, published, ...lane }) => {
      expect([typeof id, version, published]).toEqual(['number', 1, true]);
      return lane;
    });
    const bySlug = (first: { slug: string }, other: { slug: string }) => (first.slug < other.slug ? -1 : 1);
    expect(stored.sort(bySlug)).toEqual([...lanes].sort(bySlug));
  });

  it.each([
    [{ origin: 'São Tomé and Príncipe' }, 'air-sao-tome-and-principe-chile-'],
    [{ originCode: 'DEHAM', origin: 'Hamburg / Łódź Ø' }, 'air-hamburg-lodz-o-chile-'],
    [{ originCode: 'CNSHA', origin: '上海' }, 'air-cnsha-chile-'],
  ])('are named alike by the database and the pages: %j', async (changes, name) => {
    const lane = await add(changes);
    expect(lane.slug).toBe(laneSlug(lane));
    expect(lane.slug.startsWith(name)).toBe(true);
  });

  it('are read by visitors without what only the staff knows, by their names and for a service', async () => {
    const hidden = await add({ published: false });
    const later = await add({ validFrom: '2099-01-01' });
    const { body } = await ask('transit_lanes', {
      slugs: ['ocean-rotterdam-new-york', hidden.slug, later.slug, 'no-lane'],
      service: '',
    });
    expect(body).toEqual([lanes.find(({ slug }) => slug === 'ocean-rotterdam-new-york')]);
    const ofService = (await ask('transit_lanes', { slugs: [], service: 'international' })).body as Lane[];
    expect(ofService).toEqual(lanes.filter(({ service }) => service === 'international'));
    expect((await ask('transit_lanes', { slugs: Array(101).fill('x'), service: '' })).status).toBe(400);
  });

  it('are found by their places, and by places, countries and regions that have something in common with theirs', async () => {
    expect(await slugsOf('NLRTM', 'USNYC', 'ocean')).toEqual([
      'ocean-rotterdam-new-york',
      'ocean-north-europe-us-east-coast',
      'ocean-netherlands-united-states-by-ocean-and-truck',
    ]);
    expect(await slugsOf('Amsterdam', 'new york', 'air')).toEqual(['air-western-europe-us-east-coast']);
    expect(await slugsOf('Netherlands', 'United States of America', 'ocean')).toContain(
      'ocean-rotterdam-new-york',
    );
    expect(await slugsOf('NLEHAM', 'CNPVG', 'air')).toEqual(['air-western-europe-china']);
    expect(await slugsOf('CNSHA', 'USLAX')).toEqual(['ocean-china-us-west-coast']);
    expect(await slugsOf('CNSHA', 'USNYC')).toEqual([]);
    expect(await slugsOf('USNYC', 'NLRTM', 'ocean')).toEqual([]);
    expect(await slugsOf('benelux', 'europe')).toEqual([]);
  });

  it('are found by what countries are called, and a place comes before a country that is only called so', async () => {
    expect(await slugsOf('Holland', 'USA', 'ocean')).toEqual(
      await slugsOf('Netherlands', 'United States of America', 'ocean'),
    );
    expect(await find('Deutschland', 'Dubai')).toMatchObject({
      origin: { code: null, name: 'Germany' },
      destination: { code: 'AEDXB' },
    });
    expect(await find('UK', 'uae')).toMatchObject({
      origin: { name: 'United Kingdom' },
      destination: { name: 'United Arab Emirates' },
    });
  });

  it('are not found between places that nothing is called like', async () => {
    expect(await find('Atlantis', 'NLRTM')).toMatchObject({ origin: null, lanes: [] });
    expect(await find('', ' ')).toMatchObject({ origin: null, destination: null, lanes: [] });
    expect(await find("' or 1=1 --", '%')).toMatchObject({ origin: null, lanes: [] });
    expect(await find('x'.repeat(10_000), 'NLRTM')).toMatchObject({ origin: null, lanes: [] });
  });

  it('are found by a name that several countries have, for the place that has the most exact lane', async () => {
    const meant = { code: 'NLRTM', name: 'Rotterdam', country: 'Netherlands' };
    const otherEnds = [{ code: 'USRAJ', name: 'Rotterdam', country: 'United States of America' }];
    for (const [destination, lane] of [
      ['Tema', 'ocean-north-europe-west-africa'],
      ['New York', 'ocean-rotterdam-new-york'],
    ] as const) {
      const lanes = await find('rotterdam', destination);
      expect(lanes).toMatchObject({ origin: meant, otherOrigins: otherEnds, otherDestinations: [] });
      expect(lanes.lanes.map(({ slug }) => slug)).toContain(lane);
    }
    expect(await find('Rotterdam, United States', 'New York')).toMatchObject({
      origin: otherEnds[0],
      otherOrigins: [],
    });
  });

  it('are offered all places of a name where none of them has a lane, or several have', async () => {
    const { origin, otherOrigins, lanes: found } = await find('Boston', 'Port Elizabeth');
    expect({ origin, found }).toEqual({ origin: null, found: [] });
    expect(otherOrigins.map(({ country }) => country)).toEqual([
      'United Kingdom',
      'United States of America',
    ]);
    expect(await find('usbos', 'ZAPLZ')).toMatchObject({
      origin: { code: 'USBOS', name: 'Boston', country: 'United States of America' },
      destination: { code: 'ZAPLZ', name: 'Port Elizabeth', country: 'South Africa' },
    });
    // The one in Canada is no port.
    expect(await find('london', 'mumbai')).toMatchObject({
      origin: { code: 'GBLON', country: 'United Kingdom' },
      destination: { code: 'INBOM', name: 'Mumbai', country: 'India' },
    });
  });

  it('are offered what is called alike where nothing is called so', async () => {
    const { origin, otherOrigins } = await find('rotterda', 'Atlantis');
    expect(origin).toBeNull();
    expect(otherOrigins.map(({ code }) => code)).toContain('NLRTM');
  });

  it('are not looked for by who has looked too often', async () => {
    const { per_client: before } = (
      await stage.host.sql<{ per_client: number }>(
        `select per_client from private.limits where action = 'transitLook'`,
      )
    )[0] ?? { per_client: 0 };
    const headers = { 'x-forwarded-for': '192.0.2.44' };
    const look = () =>
      stage.roles.anon('POST', '/rest/v1/rpc/find_transit_lanes', {
        body: { origin: 'NLRTM', destination: 'USNYC', mode: null },
        headers,
      });
    await stage.host.sql(
      `update private.limits set per_client = 1, window_seconds = 1000000000 where action = 'transitLook'`,
    );
    expect(await look()).toMatchObject({ status: 200 });
    const [{ source } = { source: '' }] = await stage.host.sql<{ source: string }>(
      `select pg_get_functiondef('private.ends_meant(text)'::regprocedure) as source`,
    );
    await stage.host.sql(
      `create or replace function private.ends_meant(input text) returns jsonb language plpgsql stable set search_path = '' as $$
       begin raise exception 'looked'; end $$`,
    );
    const refusal = await look();
    await stage.host.sql(source);
    await stage.host.sql(
      `update private.limits set per_client = $1, window_seconds = 60 where action = 'transitLook'`,
      [before],
    );
    expect(refusal).toMatchObject({ status: 429, body: { code: 'PT429' } });
  });

  it('have ends that are offered while somebody types: at most ten, the best first', async () => {
    const offered = async (sought: string) =>
      (await ask('transit_places', { sought })).body as { code: string | null; name: string; kind: string }[];
    expect((await offered('rotterd'))[0]).toEqual({
      code: 'NLRTM',
      name: 'Rotterdam',
      country: 'Netherlands',
      kind: 'port',
    });
    expect((await offered('benel'))[0]).toEqual({
      code: null,
      name: 'Benelux',
      country: null,
      kind: 'region',
    });
    expect((await offered('nether'))[0]).toMatchObject({ code: null, name: 'Netherlands', kind: 'country' });
    expect((await offered('nlrtm'))[0]).toMatchObject({ code: 'NLRTM' });
    expect((await offered('holland')).find(({ kind }) => kind === 'country')).toMatchObject({
      name: 'Netherlands',
    });
    expect((await offered('usa'))[1]).toMatchObject({ name: 'United States of America', kind: 'country' });
    expect((await offered('deutsch'))[0]).toMatchObject({ name: 'Germany', kind: 'country' });
    expect(await offered('a')).toHaveLength(10);
    expect(await offered('')).toEqual([]);
    expect(await offered('%')).toEqual([]);
    expect(await offered('x'.repeat(200))).toEqual([]);
  });

  it.each(['user', 'anon'] as const)('are not listed or changed by role %s', async (role) => {
    const before = await all();
    const status = role === 'anon' ? 401 : 403;
    expect((await ask('all_transit_lanes', {}, role)).status).toBe(status);
    expect((await ask('change_transit_lanes', { changes: [{ id: null, lane: aLane() }] }, role)).status).toBe(
      status,
    );
    expect(await all()).toEqual(before);
  });

  it.each<[string, Partial<Kept>, Partial<Problem>]>([
    [
      'an unknown region',
      { origin: 'Middle-earth' },
      {
        code: 'P0001',
        reason: 'There is no country or region “Middle-earth”. A place is named by its code, too.',
      },
    ],
    [
      'an unknown code',
      { destinationCode: 'XXXXX' },
      { code: 'P0001', reason: 'There is no place with the code “XXXXX”.' },
    ],
    ['no end', { origin: ' ' }, { constraint: 'blank' }],
    ['an unknown mode', { mode: 'rocket' as 'air' }, { constraint: 'transit_lane_mode_check' }],
    ['days that end before they begin', { daysMin: 5, daysMax: 4 }, { constraint: 'transit_days' }],
    ['negative days', { daysMin: -1 }, { constraint: 'transit_days' }],
    ['half a day', { daysMin: 1.5 }, { code: '22P02' }],
    ['a number that no column holds', { daysMax: 1e12 }, { code: '22003' }],
    ['hours without an end', { cutOffHoursMax: null }, { constraint: 'cut_off_hours' }],
    ['a day that does not exist', { checkedOn: '2026-02-30' }, { code: '22008' }],
    ['a day of another century', { validFrom: '1926-01-01' }, { constraint: 'valid_from_range' }],
    ['a long product', { product: 'x'.repeat(121) }, { constraint: 'too_long' }],
    ['an override of the direction', { product: 'a\u202eb' }, { constraint: 'forbidden_character' }],
    ['101 departures', { departuresAWeek: 101 }, { constraint: 'departures' }],
    ['another page', { service: 'gallery' as 'air-freight' }, { constraint: 'transit_lane_service_check' }],
  ])('are refused with %s', async (_name, changes, problem) => {
    const before = await all();
    expect(await change({ id: null, lane: aLane(changes) })).toEqual([
      expect.objectContaining({ place: 0, ...problem }),
    ]);
    expect(await all()).toEqual(before);
  });

  it('are spelled as the country or region is known', async () => {
    expect(await add({ origin: ' benelux ', destination: 'CHILE' })).toMatchObject({
      origin: 'Benelux',
      destination: 'Chile',
    });
    expect(await add({ origin: 'Holland', destination: 'Czechia' })).toMatchObject({
      origin: 'Netherlands',
      destination: 'Czech Republic',
    });
  });

  it('are changed and deleted by who has seen the latest version only', async () => {
    const lane = await add();
    expect(await change({ ...lane, lane: { ...lane, daysMax: 9 } })).toEqual([]);
    const latest = (await keptLane(lane.product ?? '')) as Kept;
    expect(latest).toMatchObject({ daysMax: 9, version: 2 });
    expect(await change({ ...lane, lane: { ...lane, daysMax: 10 } })).toEqual([
      expect.objectContaining({ code: 'PT409', now: latest }),
    ]);
    expect(await change({ ...lane, lane: null })).toEqual([
      expect.objectContaining({ code: 'PT409', now: latest }),
    ]);
    expect(await change({ ...latest, lane: null })).toEqual([]);
    expect(await keptLane(lane.product ?? '')).toBeUndefined();
    expect(await change({ ...latest, lane: { ...latest, daysMax: 3 } })).toEqual([
      expect.objectContaining({ code: 'PT409', now: null }),
    ]);
  });

  it('are stored once, however often a request is repeated', async () => {
    const lane = aLane();
    const stored = await add(lane);
    expect(await change({ id: null, lane })).toEqual([]);
    const next = { ...stored, lane: { ...stored, daysMax: 7 } };
    expect(await change(next)).toEqual([]);
    expect(await change(next)).toEqual([]);
    expect((await all()).filter(({ product }) => product === lane.product)).toMatchObject([
      { version: 2, daysMax: 7 },
    ]);
    expect(await change({ id: null, lane: { ...lane, daysMax: 8 } })).toEqual([
      expect.objectContaining({
        code: '23505',
        reason: 'There is a lane with this mode, these ends and this product already.',
      }),
    ]);
    const latest = (await keptLane(lane.product ?? '')) as Kept;
    expect(await change({ ...latest, lane: null })).toEqual([]);
    expect(await change({ ...latest, lane: null })).toEqual([]);
  });

  it('are changed all at once or not at all', async () => {
    const [first, two] = [await add(), await add()];
    const before = await all();
    expect(
      await change(
        { ...first, lane: null },
        { ...two, lane: { ...two, daysMax: 99, daysMin: 100 } },
        { id: null, lane: aLane() },
      ),
    ).toEqual([expect.objectContaining({ place: 1, constraint: 'transit_days' })]);
    expect(await all()).toEqual(before);
    // A lane makes room for another one of its name, wherever it is in the list.
    expect(await change({ id: null, lane: { ...first, daysMax: 77 } }, { ...first, lane: null })).toEqual([]);
    expect(await keptLane(first.product ?? '')).toMatchObject({ daysMax: 77, version: 1 });
  });

  it('are in the audit with who changed them', async () => {
    const lane = await add();
    await change({ ...lane, lane: { ...lane, daysMax: 9 } });
    const entries = await stage.host.sql<{ action: string; changes: object; actor: string }>(
      `select actor, action, changes from public.audit where subject = 'transit_lane' and label = $1 order by id`,
      [lane.slug],
    );
    expect(entries.map(({ action }) => action)).toEqual(['insert', 'update']);
    expect(entries[1]).toMatchObject({
      actor: `${stage.host.admin.email} (owner)`,
      changes: { days_max: { before: String(lane.daysMax), after: '9' } },
    });
  });

  it('are at most 400, of which no more than 800 are changed at once', async () => {
    const { status } = await ask(
      'change_transit_lanes',
      { changes: Array(801).fill({ id: null, lane: null }) },
      'admin',
    );
    expect(status).toBe(400);
    await stage.host.sql(`delete from private.transit_lane`);
    const many = (count: number) =>
      Array.from({ length: count }, () => ({ id: null, lane: JSON.stringify(aLane()) }));
    expect(await change(...many(400))).toEqual([]);
    expect(await change({ id: null, lane: aLane() })).toEqual([
      expect.objectContaining({ reason: 'There are 400 lanes already: delete one of them first.' }),
    ]);
  });
});
