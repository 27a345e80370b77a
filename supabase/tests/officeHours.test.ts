import { addScanner, type Caller, caller, everyRole, manyClients, signIn } from './support/api';
import { type HostProcess, startHost } from './support/host';
import { connect, disconnect, listen, waitForHints } from './support/listening';

interface Status {
  isOpen: boolean;
  isPresent: boolean;
  opensAt: string | null;
}

const NO_HOURS = Array.from({ length: 7 }, () => [] as string[][]);
const everyDay = (...day: string[][]) => NO_HOURS.map(() => day);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('office hours', () => {
  let host: HostProcess;
  let roles: Record<'anon' | 'user' | 'admin' | 'scanner', Caller>;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    const scanner = await addScanner(host);
    roles = {
      ...(await everyRole(host)),
      scanner: caller(host, await signIn(host, scanner.email, scanner.password)),
    };
    await host.sql(
      `update private.limits set overall = null, window_seconds = 86400 where action = 'supportStatus'`,
    );
  });
  afterAll(() => host.stop());

  const rpc = async <Result>(name: string, body: object = {}, call = roles.anon) =>
    (await call('POST', `/rest/v1/rpc/${name}`, { body })).body as Result;
  const status = () => rpc<Status>('support_status');
  const set = (week: unknown, holidays: unknown = [], zone = 'Etc/UTC', call = roles.admin) =>
    call('POST', '/rest/v1/rpc/set_office_hours', { body: { zone, week, holidays } });
  afterEach(() => set(NO_HOURS));

  it('claim nothing until an owner has set some', async () => {
    expect(await rpc('office_hours', {}, roles.admin)).toEqual({
      zone: 'Etc/UTC',
      week: NO_HOURS,
      holidays: [],
    });
    expect(await status()).toEqual({ isOpen: true, isPresent: false, opensAt: null });
  });

  it('say when it opens, in the time of the office', async () => {
    await set(everyDay(['00:00', '24:00']));
    expect(await status()).toMatchObject({ isOpen: true, opensAt: null });
    // Closed today and tomorrow, whatever the time is.
    await set(everyDay(['09:00', '12:00'], ['13:00', '17:00']), [inDays(0), inDays(1)]);
    expect(await status()).toMatchObject({ isOpen: false, opensAt: `${inDays(2)}T09:00:00.000Z` });
    await set(everyDay(['09:00', '17:00']), [inDays(-1), inDays(0), inDays(1)], 'Asia/Tokyo');
    expect((await status()).opensAt).toMatch(/T00:00:00\.000Z$/);
  });

  it('leave out the days without hours and the holidays', async () => {
    const day = new Date(`${inDays(3)}T00:00:00Z`).getUTCDay();
    const week = NO_HOURS.map((none, index) => (index === (day + 6) % 7 ? [['08:30', '10:00']] : none));
    await set(week);
    expect((await status()).opensAt).toBe(`${inDays(3)}T08:30:00.000Z`);
    await set(week, [inDays(3)]);
    expect((await status()).opensAt).toBe(`${inDays(10)}T08:30:00.000Z`);
  });

  it.each([
    ['six days', NO_HOURS.slice(1), []],
    ['three times a day', everyDay(['01:00', '02:00'], ['03:00', '04:00'], ['05:00', '06:00']), []],
    ['an end before the beginning', everyDay(['10:00', '09:00']), []],
    ['times that overlap', everyDay(['09:00', '13:00'], ['12:00', '17:00']), []],
    ['times that touch', everyDay(['09:00', '12:00'], ['12:00', '17:00']), []],
    ['an hour that is none', everyDay(['09:00', '25:00']), []],
    ['no text', everyDay([9, 17] as unknown as string[]), []],
    ['an object', { monday: [] }, []],
    ['nothing', null, []],
    ['too many holidays', NO_HOURS, Array.from({ length: 101 }, (_, no) => inDays(no))],
    ['a holiday without a date', NO_HOURS, [null]],
  ])('are refused with %s', async (_name, week, holidays) => {
    expect(await set(week, holidays)).toMatchObject({ status: 400, body: { code: '22023' } });
  });

  it('are refused with a zone that there is not', async () => {
    expect(await set(NO_HOURS, [], 'Europe/Atlantis')).toMatchObject({
      status: 400,
      body: { code: '22023' },
    });
    expect(await set(NO_HOURS, [], `x'; drop`)).toMatchObject({ status: 400, body: { code: '23514' } });
  });

  it('are kept when a colleague has stored others than those that were opened', async () => {
    const hours = await rpc<object>('office_hours', {}, roles.admin);
    const save = (week: unknown, expected: unknown) =>
      roles.admin('POST', '/rest/v1/rpc/set_office_hours', {
        body: { zone: 'Etc/UTC', week, holidays: [], expected },
      });
    const [otherHours, ownHours] = [everyDay(['09:00', '17:00']), everyDay(['08:00', '12:00'])];
    expect(await save(otherHours, hours)).toMatchObject({ status: 204 });
    expect(await save(ownHours, hours)).toMatchObject({
      status: 409,
      body: {
        code: 'PT409',
        message: 'Somebody has changed the hours since you opened them. Yours were not saved.',
      },
    });
    const stored = await rpc<object>('office_hours', {}, roles.admin);
    expect(stored).toMatchObject({ week: otherHours });
    // What is stored already is not refused: an answer may have been lost.
    expect(await save(otherHours, hours)).toMatchObject({ status: 204 });
    expect(await save(ownHours, stored)).toMatchObject({ status: 204 });
    expect(await rpc('office_hours', {}, roles.admin)).toMatchObject({ week: ownHours });
  });

  it('are in the audit, once for each change', async () => {
    await set(everyDay(['09:00', '17:00']), ['2026-12-25'], 'Europe/Berlin');
    await set(everyDay(['09:00', '17:00']), ['2026-12-25', '2026-12-25'], 'Europe/Berlin');
    const auditRows = await host.sql<{ changes: { officeHours: { after: string } } }>(
      `select changes from public.audit where subject_id = 'office_hours' order by id desc limit 2`,
    );
    expect(auditRows.map(({ changes }) => changes.officeHours.after)).toEqual([
      expect.stringMatching(
        /^Europe\/Berlin\nMonday: 09:00–17:00\nTuesday: 09:00–17:00\n.*\nSunday: 09:00–17:00\nHolidays: 2026-12-25$/s,
      ),
      expect.stringMatching(/^Etc\/UTC\nMonday: /),
    ]);
  });

  it('hold a presence for two and a half minutes, of one row for each account', async () => {
    for (let time = 0; time < 3; time += 1) await rpc('agent_present', {}, roles.admin);
    expect(await host.sql('select user_id from private.presence')).toHaveLength(1);
    expect((await status()).isPresent).toBe(true);
    await host.sql(`update private.presence set seen_at = now() - interval '151 seconds'`);
    expect((await status()).isPresent).toBe(false);
    await rpc('agent_present', {}, roles.admin);
    expect((await status()).isPresent).toBe(true);
  });

  describe('of an agent who does something in a chat', () => {
    const token = 'p'.repeat(43);
    const cid = () => crypto.randomUUID();
    let chat = '';
    beforeAll(async () => {
      await rpc('chat_start', { token, cid: cid(), body: 'Hello' });
      chat = (await host.sql<{ id: string }>('select id from public.chats'))[0]?.id ?? '';
    });
    beforeEach(() => host.sql('delete from private.presence'));
    const close = () => set(everyDay(['09:00', '12:00']), [inDays(0), inDays(1)]);

    it.each([
      ['writes', 'chat_reply', () => ({ cid: cid(), body: 'Good evening' })],
      ['types', 'chat_agent_typing', () => ({})],
      ['reads', 'chat_mark_read', () => ({ upto: 1 })],
    ])('hold while the agent %s, outside of them too', async (_doing, name, body) => {
      await close();
      expect(await status()).toMatchObject({ isOpen: false, isPresent: false });
      await rpc(name, { chat, ...body() }, roles.admin);
      expect(await status()).toEqual({ isOpen: true, isPresent: true, opensAt: null });
      await host.sql(`update private.presence set chatted_at = now() - interval '16 minutes'`);
      expect(await status()).toMatchObject({ isOpen: false, isPresent: true });
      await rpc(name, { chat, ...body() }, roles.admin);
      await host.sql(`update private.presence set seen_at = now() - interval '151 seconds'`);
      expect(await status()).toMatchObject({ isOpen: false, isPresent: false });
    });

    it('are not opened by an admin area that is open, nor by what a visitor does', async () => {
      await close();
      await rpc('agent_present', {}, roles.admin);
      await rpc('chat_send', { token, cid: cid(), body: 'Anybody?' });
      await rpc('chat_typing', { token });
      await rpc('chat_seen', { token, upto: 1 });
      expect(await status()).toMatchObject({ isOpen: false, isPresent: true });
    });

    it('tell those who wait for an answer, once, that somebody has come', async () => {
      await rpc('chat_send', { token, cid: cid(), body: 'Anybody?' });
      const { topic } = await rpc<{ topic: string }>('chat_read', { token });
      const client = await connect(host, await signIn(host, host.admin.email, host.admin.password));
      const [visitor, desk] = [await listen(client, topic), await listen(client, 'admin:chats')];
      await host.sql(`delete from private.hits where action = 'chatTyping'`); // the agent has just typed in a test above
      await rpc('agent_present', {}, roles.admin);
      await rpc('agent_present', {}, roles.admin);
      await rpc('chat_reply', { chat, cid: cid(), body: 'Yes' }, roles.admin);
      await host.sql('delete from private.presence');
      await rpc('agent_present', {}, roles.admin); // nobody waits any more
      await rpc('chat_agent_typing', { chat }, roles.admin);
      const hints = [await waitForHints(visitor, 3), await waitForHints(desk, 2)];
      await disconnect(client);
      expect(hints.map((hints) => hints.map(({ kind }) => kind))).toEqual([
        ['present', 'item', 'typing'],
        ['item', 'typing'],
      ]);
    });

    it('do not hold for a stranger, or for whoever is not of the office', async () => {
      for (const call of [roles.anon, roles.user, roles.scanner])
        for (const name of ['chat_reply', 'chat_agent_typing', 'chat_mark_read'])
          await rpc(name, { chat, cid: cid(), body: 'x', upto: 1 }, call);
      expect(await host.sql('select user_id from private.presence')).toEqual([]);
    });
  });

  it('are told to a client 30 times within the time of the limit', async () => {
    const headers = { 'x-forwarded-for': '2001:db8:7::1' };
    const ask = () => roles.anon('POST', '/rest/v1/rpc/support_status', { body: {}, headers });
    const codes: number[] = [];
    for (let count = 0; count < 31; count += 1) codes.push((await ask()).status);
    expect(codes.filter((code) => code === 429)).toHaveLength(1);
  });

  it('are set by owners, read by the office, and nobody else says to be present', async () => {
    for (const call of [roles.anon, roles.user, roles.scanner]) {
      for (const name of ['agent_present', 'office_hours'])
        expect(await call('POST', `/rest/v1/rpc/${name}`, { body: {} })).toMatchObject({
          body: { code: '42501' },
        });
      expect(await set(NO_HOURS, [], 'Etc/UTC', call)).toMatchObject({ body: { code: '42501' } });
    }
  });
});
