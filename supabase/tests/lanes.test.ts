import { randomUUID } from 'node:crypto';
import { type JourneyHost, startJourneyHost, type Stored } from './support/journey';

const LEG = 'consignment_leg';
const bySea = { mode: 'ocean', origin: 'GHTEM', destination: 'DEHAM', carrier: 'Maersk' };
const byRoad = { mode: 'road', origin: 'DEHAM', destination: 'DEBER', carrier: null };

describe('the legs of a consignment', () => {
  let stage: JourneyHost;
  beforeAll(async () => {
    stage = await startJourneyHost();
  });
  afterAll(() => stage.host.stop());

  const stored = (consignment: number) =>
    stage.host.sql<Stored>(
      `select mode, origin, destination, carrier from public.${LEG} where consignment = $1 order by position`,
      [consignment],
    );
  const aLane = async (legs: object[] = [bySea, byRoad]) =>
    (await stage.add('lane_template', { name: `Lane ${randomUUID()}`, legs })).id;
  const append = (
    consignment: number,
    lane: number,
    request_key: string = randomUUID(),
    role: keyof JourneyHost['roles'] = 'admin',
  ) => stage.roles[role]('POST', '/rest/v1/rpc/add_lane', { body: { consignment, lane, request_key } });

  it('are stored once for each request, also when two arrive together', async () => {
    const { id } = await stage.create();
    const leg = { consignment: id, ...bySea, request_key: randomUUID() };
    const answers = await Promise.all([stage.insert(LEG, leg), stage.insert(LEG, leg)]);
    answers.push(await stage.insert(LEG, leg));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await stored(id)).toEqual([bySea]);
    await stage.add(LEG, { ...leg, request_key: randomUUID() });
    expect(await stored(id)).toHaveLength(2);
  });

  it('come from a template in its order, after those that are there, and once for each request', async () => {
    const { id, trackingId } = await stage.create();
    await stage.add(LEG, { consignment: id, mode: 'road', origin: 'GHACC', destination: 'GHTEM' });
    const lane = await aLane();
    const key = randomUUID();
    const answers = await Promise.all([append(id, lane, key), append(id, lane, key)]);
    answers.push(await append(id, lane, key));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await stored(id)).slice(1)).toEqual([bySea, byRoad]);
    const { journey } = await stage.track(trackingId);
    expect(journey.legs.map(({ position, to }) => [position, to])).toEqual([
      [1, 'GHTEM'],
      [2, 'DEHAM'],
      [3, 'DEBER'],
    ]);
  });

  it('do not come from a template that is gone, nor to a consignment that is', async () => {
    const { id } = await stage.create();
    expect(await append(id, 0)).toMatchObject({
      status: 400,
      body: { code: 'P0001', message: 'This template does not exist any more.' },
    });
    expect(await append(0, await aLane())).toMatchObject({
      status: 400,
      body: { code: 'P0001', message: 'This consignment does not exist any more.' },
    });
  });

  it('come from a template all, or none', async () => {
    const { id } = await stage.create();
    const unknown = { ...byRoad, destination: 'DEXXX9' };
    const { status } = await append(id, await aLane([bySea, unknown]));
    expect(status).toBe(400);
    const many = await aLane(Array.from({ length: 19 }, () => bySea));
    expect((await append(id, many)).status).toBe(204);
    expect(await append(id, await aLane())).toMatchObject({
      body: { message: 'A consignment has at most 20 legs.' },
    });
    expect(await stored(id)).toHaveLength(19);
  });

  it.each(['anon', 'user'] as const)('come from no template for %s', async (role) => {
    const { id } = await stage.create();
    const { status } = await append(id, await aLane(), randomUUID(), role);
    expect([401, 403]).toContain(status);
    expect(await stored(id)).toEqual([]);
  });
});
