import { fields } from '../../src/domain/consignment/fields';
import { aConsignment, type Answer, type Caller, everyRole, manyClients } from './support/api';
import { type HostProcess, startHost } from './support/host';

describe('tracking', () => {
  let host: HostProcess;
  let roles: Record<'anon' | 'user' | 'admin', Caller>;
  let id: string;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    roles = await everyRole(host);
    const { body } = await roles.admin('POST', '/rest/v1/consignment', {
      body: aConsignment({ sendersName: '  Ama de  Souza', recName: 'Bo' }),
      headers: { prefer: 'return=representation' },
    });
    id = (body as [{ trackingId: string }])[0].trackingId;
  });
  afterAll(() => host.stop());

  const track = (entered: unknown, call: Caller = roles.anon): Promise<Answer> =>
    call('POST', '/rest/v1/rpc/track_consignment', { body: { tracking_id: entered } });
  const trackedRows = async (entered: unknown, call?: Caller): Promise<Record<string, unknown>[]> => {
    const { status, body } = await track(entered, call);
    expect(status).toBe(200);
    return body as Record<string, unknown>[];
  };

  it('returns the consignment with the given id to every role', async () => {
    for (const call of Object.values(roles)) {
      const [only, ...otherRows] = await trackedRows(id, call);
      expect(otherRows).toEqual([]);
      expect(only).toMatchObject({ trackingId: id, sendersEmail: 'ama@sender.test', locations: [{ no: 1 }] });
    }
  });

  it('returns exactly the columns of the specification, the journey and its channel', async () => {
    const [parcel = {}] = await trackedRows(id);
    const columns = fields.map(({ column }) => column);
    expect(Object.keys(parcel).sort()).toEqual(
      [
        ...columns,
        'trackingId',
        'locations',
        'journey',
        'archived_at',
        'topic',
        'partiesLocked',
        'hasProof',
      ].sort(),
    );
  });

  it('ignores case, spaces and hyphens in an id', async () => {
    const spaced = `${id.slice(0, 4)} ${id.slice(4)}`;
    for (const entered of [
      id.toLowerCase(),
      `  ${id}\n`,
      spaced,
      `${id.slice(0, 3)}-${id.slice(3)}`,
      `\u00a0${spaced}`,
    ]) {
      expect(await trackedRows(entered)).toHaveLength(1);
    }
  });

  it('finds a consignment by the code of one of its pieces', async () => {
    for (const entered of [
      `${id}-1`,
      `${id.toLowerCase()} - 12`,
      `${id.slice(0, 4)}-${id.slice(4)}\u2013500`,
    ])
      expect(await trackedRows(entered)).toMatchObject([{ trackingId: id }]);
    for (const entered of [
      `${id}1`,
      `${id}-0`,
      `${id}-01`,
      `${id}-1000`,
      `${id}-x`,
      `${id}-`.slice(1),
      `${id}-1-2`,
    ])
      expect([entered, await trackedRows(entered)]).toEqual([entered, []]);
  });

  it.each([
    ['an unknown id', 'ZZZZZZZZ'],
    ['wildcards', '________'],
    ['a pattern', '%'],
    ['SQL', "' or 1=1 --"],
    ['markup', '<script>alert(1)</script>'],
    ['a letter that becomes ASCII in upper case', '\u0131b12cd34'],
    ['nothing', ''],
    ['null', null],
    ['a number', 12345678],
    ['an object', { eq: 'CARGO001' }],
    ['a list', ['CARGO001']],
    ['60 KB', 'A'.repeat(60_000)],
  ])('finds nothing for %s', async (_name, entered) => {
    expect(await trackedRows(entered)).toEqual([]);
  });

  it.each([
    ['NUL', 'CARGO\u0000001', 400],
    ['half a character', '\ud800', 400],
    ['more than 64 KB', 'A'.repeat(70_000), 413],
  ])('refuses %s', async (_name, entered, status) => {
    expect(await track(entered)).toMatchObject({ status });
  });

  it('refuses a deeply nested body with 400', async () => {
    const body = `{"tracking_id":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
    expect(await roles.anon('POST', '/rest/v1/rpc/track_consignment', { body })).toMatchObject({
      status: 400,
    });
  });

  it('draws each of 32 letters of a new id with equal probability', async () => {
    const drawn = 32_000;
    const spread = await host.sql<Record<'ids' | 'letters' | 'rarest' | 'commonest', number>>(
      `with ids as (select private.new_tracking_id() as id from generate_series(1, $1::int))
       select place, count(distinct id)::int as ids, count(distinct substr(id, place, 1))::int as letters,
              min(times)::int as rarest, max(times)::int as commonest
       from (select id, place, count(*) over (partition by place, substr(id, place, 1)) as times
             from ids, generate_series(1, 8) as place) as seen
       group by place`,
      [drawn],
    );
    expect(spread).toHaveLength(8);
    for (const { ids, letters, rarest, commonest } of spread) {
      expect(ids).toBeGreaterThan(drawn - 3); // out of 32 ** 8, about 10 ** 12
      expect(letters).toBe(32);
      expect(rarest).toBeGreaterThan(800); // mean 1,000, standard deviation 31
      expect(commonest).toBeLessThan(1_200);
    }
  });
});
