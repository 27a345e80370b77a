import { randomUUID } from 'node:crypto';
import { aConsignment, addScanner, type Caller, caller, manyClients, signIn } from './support/api';
import { type HostProcess, startHost } from './support/host';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Parcel {
  id: number;
  trackingId: string;
}

interface Scan {
  event: string;
  note?: string;
  request_key?: string;
  scanned_at?: string;
  clock_error?: number;
  piece?: number;
  leg?: number;
}

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

describe('scans', () => {
  let host: HostProcess;
  let owner: Caller;
  let scanner: Caller;
  let email: string;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    owner = caller(host, await signIn(host, host.admin.email, host.admin.password));
    const added = await addScanner(host);
    email = added.email;
    scanner = caller(host, await signIn(host, email, added.password));
  });
  afterAll(() => host.stop());

  const headers = { prefer: 'return=representation' };
  const add = async (table: string, body: object) => {
    const { body: rows } = await owner('POST', `/rest/v1/${table}`, { body, headers });
    return (rows as [Parcel])[0];
  };
  const parcel = (timeCreated = ago(30 * DAY_MS)) => add('consignment', aConsignment({ timeCreated }));
  const leg = (consignment: number, origin: string, destination: string) =>
    add('consignment_leg', { consignment, mode: 'ocean', origin, destination });
  const addPieces = ({ id }: Parcel, count: number) =>
    host.sql(
      'insert into public.consignment_piece (consignment, number) select $1, generate_series(1, $2::int)',
      [id, count],
    );
  const record = ({ trackingId }: Parcel, scan: Scan) =>
    scanner('POST', '/rest/v1/rpc/record_scan', {
      body: { tracking_id: trackingId, note: '', request_key: randomUUID(), ...scan },
    });
  const lookUp = async ({ trackingId }: Parcel) =>
    (await scanner('POST', '/rest/v1/rpc/look_up_scan', { body: { tracking_id: trackingId } })).body;
  const eventsOf = ({ id }: Parcel) =>
    host.sql<{ code: string; moment: Date; leg: number | null; internal_note: string; silent: boolean }>(
      `select code, moment, leg, internal_note, silent from public.consignment_event
       where consignment = $1 and no > 1 order by no`,
      [id],
    );
  const piecesOf = async ({ id }: Parcel) =>
    (
      await host.sql<{ piece: number }>(
        `select piece from private.scan join public.consignment_event e on e.id = event
         where consignment = $1 order by piece`,
        [id],
      )
    ).map(({ piece }) => piece);
  const refusal = (message: string) => ({ status: 400, body: { message } });

  it('tell what can be recorded, what usually follows it, and the time', async () => {
    const { body } = await scanner('POST', '/rest/v1/rpc/scan_events', { body: {} });
    const { now, events } = body as { now: string; events: { code: string; label: string; next: string }[] };
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(MINUTE_MS);
    expect(events).toContainEqual({ code: 'loaded', label: 'Loaded', next: 'departed' });
    expect(events.map(({ code }) => code)).not.toContain('cancelled');
  });

  it('happened when the device says, less the error of its clock', async () => {
    const scannedParcel = await parcel();
    const scanned_at = ago(2 * 60 * MINUTE_MS);
    expect((await record(scannedParcel, { event: 'loaded', scanned_at, clock_error: 90 })).status).toBe(204);
    const [event] = await eventsOf(scannedParcel);
    expect(new Date(event?.moment ?? 0).getTime()).toBe(Date.parse(scanned_at) - 90_000);
    expect(
      await host.sql('select clock_error, scanned_by from private.scan order by scanned_at limit 1'),
    ).toEqual([{ clock_error: 90, scanned_by: email }]);
  });

  it('are of now if the clock is ahead by less than clocks differ', async () => {
    const scannedParcel = await parcel();
    expect((await record(scannedParcel, { event: 'loaded', scanned_at: ago(-4 * MINUTE_MS) })).status).toBe(
      204,
    );
    const [event] = await eventsOf(scannedParcel);
    expect(new Date(event?.moment ?? 0).getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  it('may come from a clock that is wrong by years, as long as the error is known', async () => {
    const scannedParcel = await parcel();
    const clock_error = -20 * 365 * 24 * 3600;
    const scanned_at = new Date(Date.now() + clock_error * 1000).toISOString();
    expect((await record(scannedParcel, { event: 'loaded', scanned_at, clock_error })).status).toBe(204);
    expect(await record(scannedParcel, { event: 'loaded', scanned_at })).toMatchObject(
      refusal('This was scanned more than 14 days ago. Ask the office to enter it.'),
    );
  });

  it.each([
    ['in the future', { scanned_at: ago(-6 * MINUTE_MS) }, /^The time of this scan is in the future/],
    ['in the future by the error', { scanned_at: ago(0), clock_error: -3600 }, /in the future/],
    ['at the end of time', { scanned_at: 'infinity' }, /in the future/],
    ['15 days ago', { scanned_at: ago(15 * DAY_MS) }, /^This was scanned more than 14 days ago/],
    ['with no such leg', { leg: 2 }, /^This consignment has no leg 2\.$/],
    ['with no such piece', { piece: 0 }, /^This consignment has no piece 0\.$/],
    ['with a piece too many', { piece: 2 }, /^This consignment has no piece 2\.$/],
    ['with an unknown event', { event: 'teleported' }, /^There is no event with the code teleported\.$/],
    ['that is for the office', { event: 'cancelled' }, /^This event is for the office to enter\.$/],
    ['with a note too long', { note: 'x'.repeat(4001) }, /too_long/],
  ])('are refused %s, with the reason, and nothing is stored', async (_what, scan, message) => {
    const scannedParcel = await parcel();
    expect(await record(scannedParcel, { event: 'loaded', ...scan })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(message) as string },
    });
    expect(await eventsOf(scannedParcel)).toEqual([]);
    expect(await piecesOf(scannedParcel)).toEqual([]);
  });

  it('are refused from before the consignment was registered', async () => {
    expect(
      await record(await parcel(ago(DAY_MS)), { event: 'loaded', scanned_at: ago(2 * DAY_MS) }),
    ).toMatchObject(refusal('This is before the registration of the consignment.'));
  });

  it('are stored once for each key, however often and at once they are sent', async () => {
    const scannedParcel = await parcel();
    const scan = { event: 'loaded', request_key: randomUUID(), scanned_at: ago(DAY_MS), piece: 1 };
    const answers = await Promise.all(Array.from({ length: 5 }, () => record(scannedParcel, scan)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(204));
    await host.sql(
      `update public.consignment_event set moment = moment - interval '20 days' where consignment = $1`,
      [scannedParcel.id],
    );
    expect((await record(scannedParcel, { ...scan, scanned_at: ago(15 * DAY_MS) })).status).toBe(204); // the answer got lost for long
    expect(await eventsOf(scannedParcel)).toHaveLength(1);
  });

  it('of several pieces make one entry, and each piece counts once', async () => {
    const scannedParcel = await parcel();
    await addPieces(scannedParcel, 4);
    for (const piece of [3, 1, 2, 1])
      expect((await record(scannedParcel, { event: 'received', piece })).status).toBe(204);
    expect((await record(scannedParcel, { event: 'received', piece: 4, note: 'Wet' })).status).toBe(204);
    const events = await eventsOf(scannedParcel);
    expect(events.map(({ code, internal_note, silent }) => [code, internal_note, silent])).toEqual([
      ['received', null, false],
      ['received', 'Wet', true],
    ]);
    expect(await piecesOf(scannedParcel)).toEqual([1, 2, 3, 4]);
    expect(await lookUp(scannedParcel)).toMatchObject({
      pieces: [1, 2, 3, 4],
      last: 'received',
      next: 'loaded',
    });
    expect((await record(scannedParcel, { event: 'loaded', piece: 1 })).status).toBe(204);
    expect(await lookUp(scannedParcel)).toMatchObject({
      pieces: [1],
      last: 'loaded',
      lastLeg: null,
      next: 'departed',
    });
  });

  it('of a piece begin another entry once something else has happened, or half a day later', async () => {
    const scannedParcel = await parcel();
    await addPieces(scannedParcel, 4);
    for (const [event, hours, piece] of [
      ['out_for_delivery', 40, 1],
      ['attempted', 38, 1],
      ['out_for_delivery', 36, 2],
      ['out_for_delivery', 2, 3],
    ] as const)
      await record(scannedParcel, { event, piece, scanned_at: ago(hours * 60 * MINUTE_MS) });
    expect((await eventsOf(scannedParcel)).map(({ code }) => code)).toEqual([
      'out_for_delivery',
      'attempted',
      'out_for_delivery',
      'out_for_delivery',
    ]);
    expect(await lookUp(scannedParcel)).toMatchObject({ pieces: [2, 3], last: 'out_for_delivery' });
    await host.sql(
      `update public.consignment_event set void_reason = 'Wrong'
       where id = (select event from private.scan join public.consignment_event e on e.id = event
                   where consignment = $1 and piece = 2)`,
      [scannedParcel.id],
    );
    expect(await lookUp(scannedParcel)).toMatchObject({ pieces: [3] });
  });

  it('suggest what is likely next, and on which leg', async () => {
    const scannedParcel = await parcel();
    const first = await leg(scannedParcel.id, 'GHTEM', 'DEHAM');
    await leg(scannedParcel.id, 'DEHAM', 'NLRTM');
    let hours = 100;
    const after = async (event: string, on?: number) => {
      hours -= 1;
      const answer = await record(scannedParcel, { event, leg: on, scanned_at: ago(hours * 60 * MINUTE_MS) });
      expect([event, answer.status]).toEqual([event, 204]);
      const { next, nextLeg } = (await lookUp(scannedParcel)) as {
        next: string | null;
        nextLeg: number | null;
      };
      return [next, nextLeg];
    };
    expect(await lookUp(scannedParcel)).toMatchObject({
      next: 'picked_up',
      nextLeg: null,
      legs: [
        { number: 1, mode: 'ocean', origin: 'Tema', destination: 'Hamburg' },
        { number: 2, mode: 'ocean', origin: 'Hamburg', destination: 'Rotterdam' },
      ],
    });
    expect(await after('picked_up')).toEqual(['received', null]);
    expect(await after('received')).toEqual(['loaded', 1]);
    expect(await after('loaded', 1)).toEqual(['departed', 1]);
    expect((await eventsOf(scannedParcel)).at(-1)?.leg).toBe(first.id);
    expect(await after('departed', 1)).toEqual(['arrived', 1]);
    expect(await after('inspected')).toEqual(['arrived', 1]);
    expect(await after('held')).toEqual(['released', null]);
    expect(await after('released')).toEqual(['arrived', 1]);
    expect(await after('arrived', 1)).toEqual(['discharged', 1]);
    expect(await after('discharged', 1)).toEqual(['loaded', 2]);
    expect(await after('loaded', 2)).toEqual(['departed', 2]);
    expect(await after('departed', 2)).toEqual(['arrived', 2]);
    expect(await after('arrived', 2)).toEqual(['discharged', 2]);
    expect(await after('discharged', 2)).toEqual(['out_for_delivery', null]);
    expect(await after('out_for_delivery')).toEqual(['delivered', null]);
    expect(await after('delivered')).toEqual([null, null]);
  });
});
