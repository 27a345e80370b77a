import { type JourneyHost, startJourneyHost, type Stored } from './support/journey';

type Filter = Record<string, unknown>;

const DAY = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

describe('find_consignments', () => {
  let stage: JourneyHost;
  const ids: Record<string, number> = {};
  const create = async (name: string, changes: Stored) => {
    ids[name] = (await stage.create({ deliveryDate: inDays(9), ...changes })).id;
  };
  beforeAll(async () => {
    stage = await startJourneyHost();
    await stage.host.sql('delete from public.consignment');
    await create('plain', { recName: 'Esi Boateng', type: 'VIP' });
    await create('accented', { recName: 'Zoë Müller-Lüdenscheidt', recPhone: '+49 (40) 555-0101' });
    await create('percent', { product: '100% cotton_tees', headingTo: 'Chile' });
    await create('overdue', { deliveryDate: inDays(-2), carrierRef: 'CR-48431' });
    await create('delayed', { sendersEmail: 'ines@quinta.example' });
    await stage.add('eta_revision', {
      consignment: ids.delayed,
      earliest: inDays(10),
      latest: inDays(11),
      reason: 'Storm',
    });
    await create('held', { departedFrom: 'Peru' });
    await stage.add('consignment_event', { consignment: ids.held, code: 'held', moment: inDays(-1) });
    await create('delivered', { deliveryDate: inDays(-2) });
    await stage.add('consignment_event', {
      consignment: ids.delivered,
      code: 'delivered',
      moment: inDays(-1),
    });
    await create('by air', { headingTo: 'Japan' });
    await stage.add('consignment_leg', {
      consignment: ids['by air'],
      mode: 'air',
      origin: 'NLAMS',
      destination: 'JPOSA',
    });
    await create('archived', { recName: 'Old Friend' });
    await stage.change('consignment', ids.archived ?? 0, { archived_at: '2001-01-01T00:00:00Z' });
  });
  afterAll(() => stage.host.stop());

  const ask = (filter: Filter, page = 0, page_size = 20) =>
    stage.roles.admin('POST', '/rest/v1/rpc/find_consignments', { body: { filter, page, page_size } });
  const count = async (filter: Filter) =>
    (await stage.roles.admin('POST', '/rest/v1/rpc/count_consignments', { body: { filter } })).body;
  const nameOf = ({ id }: { id: number }) => Object.entries(ids).find(([, knownId]) => knownId === id)?.[0];
  const namesFound = async (filter: Filter, ...page: number[]) =>
    ((await ask(filter, ...page)).body as { id: number }[]).map(nameOf);

  const NEWEST = ['by air', 'delivered', 'held', 'delayed', 'overdue', 'percent', 'accented', 'plain'];

  it('lists the newest first, page by page, without what is archived', async () => {
    expect(await namesFound({})).toEqual(NEWEST);
    expect(await namesFound({}, 1, 3)).toEqual(NEWEST.slice(3, 6));
    expect(await namesFound({ before: ids.delayed })).toEqual(NEWEST.slice(4));
    expect(await count({})).toBe(NEWEST.length);
  });

  it.each<[string, Filter, string[]]>([
    ['a name without its accents', { search: 'zoe muller' }, ['accented']],
    ['a name with its accents', { search: 'MÜLLER' }, ['accented']],
    ['part of a name', { search: 'lüdensch' }, ['accented']],
    ['words of several fields', { search: 'boateng germany' }, ['plain']],
    ['an e-mail address', { search: 'ines@quinta' }, ['delayed']],
    ['a phone number as it is written', { search: '+49 (40) 555-0101' }, ['accented']],
    ['a phone number in digits', { search: '49405550101' }, ['accented']],
    ['a reference', { search: 'cr-48431' }, ['overdue']],
    ['a reference without its dash', { search: 'cr48431' }, ['overdue']],
    ['a percent sign', { search: '100%' }, ['percent']],
    ['an underscore, as itself', { search: 'n_t' }, ['percent']],
    ['a percent sign that is none', { search: '1%c' }, []],
    ['a word with a mistake', { search: 'boatneg' }, ['plain']],
    ['a place on the way', { search: 'osaka' }, ['by air']],
    ['a text that nothing is like', { search: 'xyzzyx' }, []],
    ['a text of spaces', { search: '  ' }, NEWEST],
    ['a state', { states: ['delivered'] }, ['delivered']],
    ['open ones', { open: true, origins: ['Peru'] }, ['held']],
    ['ended ones', { open: false }, ['delivered']],
    ['late ones', { late: true }, ['delayed', 'overdue']],
    ['held ones', { held: true }, ['held']],
    ['open exceptions', { exceptions: ['delay', 'hold'] }, ['held']],
    ['a means of transport', { modes: ['air', 'rail'] }, ['by air']],
    ['a type', { types: ['VIP'] }, ['plain']],
    ['an origin', { origins: ['Peru'] }, ['held']],
    ['a destination', { destinations: ['Chile', 'Peru'] }, ['percent']],
    ['archived ones', { archived: 'only' }, ['archived']],
    ['all with the archived ones', { archived: 'all', search: 'friend' }, ['archived']],
    [
      'what is expected in a span of days',
      { due_from: inDays(10.5).slice(0, 10), due_until: inDays(12).slice(0, 10) },
      ['delayed'],
    ],
    ['what was created until yesterday', { created_until: inDays(-1).slice(0, 10) }, []],
    ['what was created today', { created_from: inDays(0).slice(0, 10), late: true }, ['delayed', 'overdue']],
    ['what was created from a moment on', { created_from: inDays(-1), late: true }, ['delayed', 'overdue']],
    ['what was created from a moment on that is to come', { created_from: inDays(1 / 24) }, []],
    [
      'what was created before a moment',
      { created_until: inDays(1 / 24), late: true },
      ['delayed', 'overdue'],
    ],
    ['what was created before a moment that is over', { created_until: inDays(-1 / 24) }, []],
    [
      'what is expected between two moments',
      { due_from: inDays(10.5), due_until: inDays(11.5) },
      ['delayed'],
    ],
    ['what is expected before a moment', { due_until: inDays(10.5), origins: ['Peru'] }, ['held']],
    ['nothing, for an empty list', { states: [] }, []],
  ])('finds by %s', async (_what, filter, expected) => {
    expect(await namesFound(filter)).toEqual(expected);
    expect(await count(filter)).toBe(expected.length);
  });

  describe('finds by the day of the destination', () => {
    /** Due at 06:00 of the 24th in Suva, and at 23:30 of it in Honolulu and in a place of no known zone. */
    beforeAll(async () => {
      const dueDay = { departedFrom: 'Oman', carrierRef: 'DUE-DAY' };
      await create('early', { ...dueDay, headingTo: 'Fiji', deliveryDate: '2031-12-23T18:00:00Z' });
      const late = { ...dueDay, deliveryDate: '2031-12-25T09:30:00Z', headingTo: 'United States of America' };
      await create('late', { ...late, deliveryPlace: 'Honolulu' });
      await create('unknown', late);
    });
    afterAll(() => stage.host.sql(`delete from public.consignment where "carrierRef" = 'DUE-DAY'`));

    it.each<[Filter, string[]]>([
      [{ due_from: '2031-12-24', due_until: '2031-12-24' }, ['late', 'early']],
      [
        { due_from: '2031-12-24', due_until: '2031-12-24', zone: 'Pacific/Honolulu' },
        ['unknown', 'late', 'early'],
      ],
      [{ due_from: '2031-12-25', due_until: '2031-12-25', zone: 'Mars/Olympus' }, ['unknown']],
      [{ due_until: '2031-12-23' }, []],
      [{ due_from: '2031-12-25', zone: 'Pacific/Honolulu' }, []],
      [{ due_from: '2031-12-25', zone: 'Asia/Tokyo' }, ['unknown']],
    ])('%j', async (filter, expected) => {
      const sought = { search: 'due-day', ...filter };
      expect(await namesFound(sought)).toEqual(expected);
      expect(await count(sought)).toBe(expected.length);
    });
  });

  it('names the time zone of the destination, if it is known', async () => {
    const { body } = await ask({ ids: [ids['by air'], ids.plain] });
    expect(body).toMatchObject([{ destination_zone: 'Asia/Tokyo' }, { destination_zone: 'Europe/Berlin' }]);
  });

  it('adds nothing similar to what follows the last row that was found', async () => {
    expect(await namesFound({ search: 'boatneg', before: Number.MAX_SAFE_INTEGER })).toEqual(['plain']);
    const { id } = await stage.create({ recName: 'Kwame Boatneg' });
    expect(await namesFound({ search: 'boatneg', before: id })).toEqual([]);
    await stage.host.sql('delete from public.consignment where id = $1', [id]);
  });

  it('finds as late what was expected before it was promised, and is not there', async () => {
    const { id } = await stage.create({ deliveryDate: inDays(9) });
    await stage.add('eta_revision', {
      consignment: id,
      earliest: inDays(1),
      latest: inDays(2),
      reason: 'Tailwind',
    });
    expect((await ask({ ids: [id] })).body).toMatchObject([{ late: false }]);
    await stage.host.sql(
      `update public.consignment set journey = jsonb_set(journey, '{expected,latest}', to_jsonb($1::text)) where id = $2`,
      [inDays(-1), id],
    );
    expect((await ask({ ids: [id] })).body).toMatchObject([{ late: true }]);
    expect(await count({ ids: [id], late: true })).toBe(1);
    expect(await count({ ids: [id], late: false })).toBe(0);
    await stage.host.sql('delete from public.consignment where id = $1', [id]);
  });

  it('finds what has had no event for days', async () => {
    const stale = await namesFound({ stale: 30 });
    expect(stale).toEqual(['by air', 'delayed', 'overdue', 'percent', 'accented', 'plain']);
  });

  it('finds a tracking id in any way of writing it', async () => {
    const [row] = (await ask({ ids: [ids.plain] })).body as { trackingId: string }[];
    const id = row?.trackingId ?? '';
    for (const search of [
      id,
      id.toLowerCase(),
      `${id.slice(0, 4)}-${id.slice(4)}`,
      `${id.slice(0, 4)} ${id.slice(4)}`,
    ])
      expect(await namesFound({ search })).toEqual(['plain']);
  });

  it('finds what a pasted text names, on each page, where nothing contains its words', async () => {
    const rows = (await ask({ ids: [ids.plain, ids.held] })).body as { trackingId: string }[];
    const [heldId = '', plain = ''] = rows.map(({ trackingId }) => trackingId);
    for (const search of [
      `Tracking No.: ${plain}`,
      `\u200b${plain.slice(0, 3)}\u00ad${plain.slice(3)}`,
      `“${plain}”.`,
      `https://cargo.example/tracking/${plain}?utm=x`,
      `tracking_id: ${plain}\nfrom: Ama\nto: Kofi\ncurrent_location: Ghana`,
    ]) {
      expect([search, await namesFound({ search })]).toEqual([search, ['plain']]);
      expect(await count({ search })).toBe(1);
      expect(await namesFound({ search, origins: ['Peru'] })).toEqual([]);
    }
    const both = { search: `${plain}, ${heldId}; NOTHERE1` };
    expect(await namesFound(both)).toEqual(['held', 'plain']);
    expect(await count(both)).toBe(2);
    expect(await namesFound(both, 1, 1)).toEqual(['plain']);
    expect(await namesFound({ ...both, before: ids.held })).toEqual(['plain']);
  });

  it('adds nothing that a text names to the pages of what contains its words', async () => {
    const [row] = (await ask({ ids: [ids.plain] })).body as { trackingId: string }[];
    const search = `${row?.trackingId} returned`;
    const { id } = await stage.create({ product: search });
    expect(await namesFound({ search, before: id })).toEqual([]);
    expect(await namesFound({ search }, 1, 1)).toEqual([]);
    await stage.host.sql('delete from public.consignment where id = $1', [id]);
  });

  it('finds a consignment by the code of one of its pieces', async () => {
    const [row] = (await ask({ ids: [ids.plain] })).body as { trackingId: string }[];
    const id = row?.trackingId ?? '';
    for (const search of [
      `${id}-3`,
      `${id.toLowerCase()}–12`,
      `${id.slice(0, 4)}-${id.slice(4)}-3`,
      `${id}-3 esi`,
    ]) {
      expect(await namesFound({ search })).toEqual(['plain']);
      expect(await count({ search })).toBe(1);
    }
    expect(await namesFound({ search: `${id}-3 müller` })).toEqual([]);
  });

  it.each<[string, string]>([
    ['due', 'overdue'],
    ['receiver', 'by air'],
    ['oldest', 'plain'],
    ['updated', 'held'],
  ])('sorts by %s', async (sort, first) => {
    const sorted = await namesFound({ sort, states: ['registered', 'held'] });
    expect(sorted[0]).toBe(first);
    expect(sorted).toHaveLength(7);
  });

  it.each([
    [{ colour: 'red' }],
    [{ sort: 'colour' }],
    [{ archived: 'maybe' }],
    [{ stale: 'long' }],
    [{ due_from: 'soon' }],
    [{ due_until: '2026-03-01Tea' }],
  ])('refuses %j with a message', async (filter) => {
    expect(await ask(filter)).toMatchObject({ status: 400, body: { message: expect.any(String) as string } });
  });

  it('dates an archive by its own clock, restores it, and tells the visitor', async () => {
    const { id, trackingId } = await stage.create({ recName: 'To And Fro' });
    await stage.change('consignment', id, { archived_at: '2001-01-01T00:00:00Z' });
    const { archived_at } = await stage.track(trackingId);
    expect(Date.now() - Date.parse(archived_at as string)).toBeLessThan(DAY);
    expect(await namesFound({ search: 'to fro' })).toEqual([]);
    await stage.change('consignment', id, { archived_at: null });
    expect(await stage.track(trackingId)).toMatchObject({ archived_at: null });
    await stage.host.sql('delete from public.consignment where id = $1', [id]);
  });

  it('finds rare words and common ones among many', async () => {
    await stage.host.sql(
      `insert into public.consignment ("sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName", "recEmail",
         "recAddress", "recPhone", "itemQuantity", "departedFrom", "headingTo", "currentLocation", city, status, "deliveryDate")
       select 'Common ' || n, 's', 's', 's', 'r', 'r', 'r', 'r', '1', 'Ghana', 'Germany', 'Ghana', 'Tema', 'Registered', now()
       from generate_series(1, 2100) as n`,
    );
    expect(await namesFound({ search: 'boateng' })).toEqual(['plain']);
    expect((await ask({ search: 'common' })).body).toHaveLength(20);
    expect((await ask({ search: 'common', sort: 'newest' }, 103)).body).toHaveLength(20);
    expect((await ask({ search: 'common' }, 105)).body).toEqual([]);
    expect(await count({ search: 'common' })).toBe(2100);
  });
});

describe('delivery_figures', () => {
  it('counts deliveries and those in time for each month and each lane, with the median days of a lane', async () => {
    const stage = await startJourneyHost();
    try {
      await stage.host.sql('delete from public.consignment');
      const deliver = async (moment: string, deliveryDate: string, headingTo = 'Germany') => {
        const { id } = await stage.create({ timeCreated: '2026-01-01T00:00:00Z', deliveryDate, headingTo });
        await stage.add('consignment_event', { consignment: id, code: 'delivered', moment });
        return id;
      };
      await deliver('2026-01-11T00:00:00Z', '2026-01-12T00:00:00Z');
      await deliver('2026-01-21T00:00:00Z', '2026-01-12T00:00:00Z');
      const edited = await deliver('2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z', 'Japan');
      // The specified form makes an entry of each edit, whatever was edited.
      await stage.change('consignment', edited, {
        status: 'Delivered',
        remark: 'x',
        currentTime: '2026-05-01T00:00:00Z',
      });
      await stage.create();
      const ask = async (since: string) =>
        (await stage.roles.admin('POST', '/rest/v1/rpc/delivery_figures', { body: { since } })).body;
      const japan = { origin: 'Ghana', destination: 'Japan', delivered: 1, on_time: 1, median_days: 31 };
      const february = { month: '2026-02', delivered: 1, on_time: 1 };
      expect(await ask('2026-02-01')).toEqual({ months: [february], lanes: [japan] });
      for (const zone of ['Pacific/Honolulu', 'Asia/Tokyo']) {
        await stage.host.sql(`alter function private.delivery_figures(date) set timezone = '${zone}'`);
        expect(await ask('2026-02-01')).toEqual({ months: [february], lanes: [japan] });
        expect(await ask('2026-02-02')).toEqual({ months: [], lanes: [] });
      }
      await stage.host.sql('alter function private.delivery_figures(date) reset timezone');
      // A median of all deliveries of the lane: of 10, 20 and 112 days, in two months.
      await deliver('2026-04-23T00:00:00Z', '2026-05-01T00:00:00Z');
      expect(await ask('2026-01-01')).toEqual({
        months: [
          { month: '2026-01', delivered: 2, on_time: 1 },
          february,
          { month: '2026-04', delivered: 1, on_time: 1 },
        ],
        lanes: [
          { origin: 'Ghana', destination: 'Germany', delivered: 3, on_time: 2, median_days: 20 },
          japan,
        ],
      });
    } finally {
      await stage.host.stop();
    }
  });
});

describe('the layout of the list', () => {
  it('is stored for the person who chose it, refused to all but the admin, and bounded in size', async () => {
    const stage = await startJourneyHost();
    try {
      const { host, roles } = stage;
      const kept = async () => (await roles.admin('POST', '/rest/v1/rpc/list_layout', { body: {} })).body;
      const keep = (layout: unknown, by = roles.admin) =>
        by('POST', '/rest/v1/rpc/keep_list_layout', { body: { layout } });
      const other = await host.createUser('other@example.test', 'correct horse battery');
      await host.sql('insert into private.admins (user_id, list_layout) values ($1, $2::text::jsonb)', [
        other,
        '{"rows":100}',
      ]);
      expect(await kept()).toBeNull();
      expect((await keep({ rows: 50 })).status).toBe(204);
      expect(await kept()).toEqual({ rows: 50 });
      expect((await keep({ columns: 'x'.repeat(2_000) })).status).toBe(400);
      expect((await keep({ rows: 20 }, roles.user)).body).toMatchObject({ code: '42501' });
      expect(await kept()).toEqual({ rows: 50 });
      expect(await host.sql('select list_layout from private.admins where user_id = $1', [other])).toEqual([
        { list_layout: { rows: 100 } },
      ]);
    } finally {
      await stage.host.stop();
    }
  });
});

describe('saved views', () => {
  it('are seen and changed by nobody but their owner', async () => {
    const stage = await startJourneyHost();
    try {
      const view = { name: 'Late', address: '?late=1' };
      const { id } = await stage.add('saved_view', view);
      expect((await stage.insert('saved_view', view)).status).toBe(409);
      const replaced = await stage.roles.admin('POST', '/rest/v1/saved_view?on_conflict=owner,name', {
        body: { ...view, address: '?late=1&held=1' },
        headers: { prefer: 'resolution=merge-duplicates' },
      });
      expect(replaced.status).toBeLessThan(300);
      expect((await stage.roles.admin('GET', '/rest/v1/saved_view')).body).toMatchObject([
        { id, address: '?late=1&held=1' },
      ]);
      const other = await stage.host.createUser('other@example.test', 'correct horse battery');
      await stage.host.sql('insert into private.admins (user_id) values ($1)', [other]);
      await stage.host.sql('update public.saved_view set owner = $1 where id = $2', [other, id]);
      expect((await stage.roles.admin('GET', '/rest/v1/saved_view')).body).toEqual([]);
      expect((await stage.change('saved_view', id, { name: 'Mine' })).body).toEqual([]);
      await stage.roles.admin('DELETE', `/rest/v1/saved_view?id=eq.${id}`);
      expect(await stage.host.sql('select name from public.saved_view')).toEqual([{ name: 'Late' }]);
    } finally {
      await stage.host.stop();
    }
  });
});
