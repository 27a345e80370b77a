import { rm } from 'node:fs/promises';
import { addStaff, type Caller, caller, everyRole, manyClients, serviceCaller, signIn } from './support/api';
import { type HostProcess, newDataFolder, startHost } from './support/host';
import { until } from './support/listening';
import { startMailServer } from './support/mailServer';

interface Health {
  at: string;
  problems: { kind: string; level: string; facts: Record<string, unknown> }[];
  alerts: { kind: string; endedAt: string | null }[];
  database: {
    bytes: number;
    days: { day: string; bytes: number }[];
    tables: { name: string; bytes: number }[];
  };
  mail: { mails: Record<string, number>; dueSince: string | null };
  backups: {
    newestAt: string | null;
    checkedAt: string | null;
    runs: { ok: boolean | null; error: string | null }[];
  };
  hosts: { id: string; version: string; node: string; isAlive: boolean; sockets: number; memory: number }[];
  calls: Record<'calls' | 'refused' | 'failed' | 'slow', number>;
  routes: { route: string; calls: number; refused: number; slow: number; mean: number; slowest: number }[];
  errors: { id: number; message: string; place: string; page: string; browser: string; times: number }[];
}

/** Without a mail server, so that nothing but the test claims. */
describe('health', () => {
  let dataDir: string;
  let host: HostProcess;
  let roles: Record<'anon' | 'user' | 'admin' | 'office', Caller>;
  const sign = async () => {
    const office = await addStaff(host, 'office');
    roles = {
      ...(await everyRole(host)),
      office: caller(host, await signIn(host, office.email, office.password)),
    };
  };
  beforeAll(async () => {
    dataDir = await newDataFolder();
    host = await startHost({ dataDir, env: manyClients });
    await sign();
  });
  afterAll(async () => {
    await host.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const rpc = (name: string, body: object = {}, call = roles.admin) =>
    call('POST', `/rest/v1/rpc/${name}`, { body });
  const health = async () => (await rpc('health')).body as Health;
  const problems = async () => (await health()).problems.map(({ kind }) => kind);

  describe('errors of browsers', () => {
    beforeEach(() => host.sql('delete from private.browser_error'));
    const report = (body: object, headers?: Record<string, string>) =>
      roles.anon('POST', '/rest/v1/rpc/report_browser_error', {
        body: { kind: 'error', message: 'x', place: '', page: '/', browser: '', ...body },
        headers,
      });

    it('are counted when they are the same, by whomever they were met', async () => {
      const body = { message: 'TypeError: t is not a function', place: 'app.0123abcd.js:1:20 boot.js:1:2' };
      await report({ ...body, page: '/', browser: 'Chrome 141' });
      await report({ ...body, page: '/tracking/…', browser: 'Firefox 144' });
      await report({ ...body, place: 'app.0123abcd.js:1:21' });
      const { errors } = await health();
      expect(errors.map(({ place, page, browser, times }) => [place, page, browser, times])).toEqual([
        ['app.0123abcd.js:1:21', '/', '', 1],
        [body.place, '/tracking/…', 'Firefox 144', 2],
      ]);
    });

    it.each([
      [
        `SyntaxError: Unexpected token 'h', "hello, I am Ada" is not valid JSON`,
        'SyntaxError: Unexpected token …, … is not valid JSON',
      ],
      ['Error: ada@reader.test is taken', 'Error: … is taken'],
      ['Error: https://site.test/tracking/CARGO001?word=AAAA failed', 'Error: https://site.test/… failed'],
      ['Error: /quoted/abc#secret is not there', 'Error: /… is not there'],
      ['Error: no consignment AB12CD34, and none CDEFGHIJ', 'Error: no consignment …, and none …'],
      ['Error: 3f0f6c1e-5d0a-4d6c-9b1e-0a2d5c8f7e61 and +49 170 1234567', 'Error: … and +49 170 …'],
      [
        `TypeError: Cannot read properties of undefined (reading 'length')`,
        'TypeError: Cannot read properties of undefined (reading length)',
      ],
      [`TypeError: can't access property of “Ada”`, `TypeError: can't access property of …`],
      ['Error: Minified React error #418', 'Error: Minified React error #418'],
      ['a\nb\u0000c', 'a b c'],
      ['"never closed Ada', '…'],
    ])('keep nothing personal of %s', async (message, expectedText) => {
      const { status } = await report({ message: message.replace('\u0000', '\u0001') });
      expect(status).toBe(204);
      expect((await health()).errors.map((error) => error.message)).toEqual([expectedText]);
    });

    it('keep nothing that this site’s pages do not send', async () => {
      await report({
        kind: 'x'.repeat(100),
        message: 'y '.repeat(30_000),
        place: 'https://site.test/?q=ada',
        page: '/tracking/CARGO001',
        browser: 'Mozilla/5.0 (Ada)',
      });
      const [error] = (await health()).errors;
      expect(error).toMatchObject({ kind: 'error', place: '', page: '/…', browser: '' });
      expect(error?.message).toHaveLength(300);
    });

    it('are the newest 200, however many there are', async () => {
      await host.sql(`insert into private.browser_error (digest, kind, message, place, page, browser, hour, last_at)
        select sha256(n::text::bytea), 'error', n::text, '', '/', '', now() - interval '1 day', now() - n * interval '1 minute'
        from generate_series(1, 300) n`);
      await report({ message: 'the newest' });
      const [{ rows, oldest } = {}] = await host.sql<{ rows: number; oldest: string }>(
        "select count(*)::int as rows, max(message::int) filter (where message <> 'the newest') as oldest from private.browser_error",
      );
      expect([rows, oldest]).toEqual([200, 199]);
    });

    it('are not counted beyond the limit of a client, which gets the same answer', async () => {
      await host.sql(`delete from private.hits where action = 'browserError'`);
      await host.sql(`update private.limits set window_seconds = 1000000000 where action = 'browserError'`);
      const headers = { 'x-forwarded-for': '192.0.2.5' };
      for (let turn = 0; turn < 25; turn += 1)
        expect(await report({}, headers)).toMatchObject({ status: 204 });
      expect((await health()).errors).toMatchObject([{ times: 20 }]);
      await report({});
      expect((await health()).errors).toMatchObject([{ times: 21 }]);
    });

    it('leave nothing behind beyond the limit of a network', async () => {
      const counted = async () =>
        (await host.sql(`select from private.hits where action = 'browserError'`)).length;
      await host.sql(`update private.limits set per_client = 1 where action = 'browserError'`);
      const from = (place: number) => report({}, { 'x-forwarded-for': `2001:db8:77:${place}00::1` });
      for (let place = 1; place <= 4; place += 1) await from(place);
      const before = await counted();
      for (let place = 5; place <= 9; place += 1) await from(place);
      expect(await counted()).toBe(before);
      await host.sql(`update private.limits set per_client = 20 where action = 'browserError'`);
    });

    it('leave the list when an owner says so, and come back when they are met again', async () => {
      await report({ message: 'again' });
      const [error] = (await health()).errors;
      expect(await rpc('forget_browser_error', { error: error?.id }, roles.office)).toMatchObject({
        status: 403,
      });
      expect((await health()).errors).toHaveLength(1);
      expect(await rpc('forget_browser_error', { error: error?.id })).toMatchObject({ status: 204 });
      expect((await health()).errors).toEqual([]);
      await report({ message: 'again' });
      expect((await health()).errors).toMatchObject([{ message: 'again', times: 1 }]);
    });

    it('leave the list together when an owner says so, but those that were met since', async () => {
      for (const message of ['one', 'two']) await report({ message });
      const { at } = await health();
      await host.sql(
        `update private.browser_error set last_at = now() + interval '1 second' where message = 'two'`,
      );
      for (const call of [roles.anon, roles.user, roles.office])
        expect(await rpc('forget_browser_errors', { until: at }, call)).toMatchObject({
          body: { code: '42501' },
        });
      expect(await rpc('forget_browser_errors', { until: at })).toMatchObject({ status: 204 });
      expect((await health()).errors).toMatchObject([{ message: 'two' }]);
    });
  });

  describe('figures', () => {
    it('are for owners alone', async () => {
      for (const call of [roles.anon, roles.user, roles.office])
        for (const name of ['health', 'alerts_by_mail'])
          expect(await rpc(name, {}, call)).toMatchObject({ body: { code: '42501' } });
    });

    it('have the host that runs, the size of the database, and its largest tables', async () => {
      await host.sql(`delete from private.host_report where seen_at < now() - interval '1 hour'`);
      const { hosts, database } = await health();
      expect(hosts).toMatchObject([{ isAlive: true, node: process.versions.node, sockets: 0 }]);
      expect(hosts[0]?.memory).toBeGreaterThan(10_000_000);
      expect(database.bytes).toBeGreaterThan(1_000_000);
      expect(database.days).toMatchObject([{ day: new Date().toISOString().slice(0, 10) }]);
      expect(database.tables).toHaveLength(8);
      expect(database.tables[0]?.bytes).toBeGreaterThanOrEqual(database.tables[7]?.bytes ?? NaN);
    });

    it('have what was asked of a host that was stopped, but not that host', async () => {
      const [stopped] = (await health()).hosts;
      await host.sql('delete from private.call_figure');
      await host.sql(
        `update private.limits set per_client = 1, window_seconds = 1000000000 where action = 'track'`,
      );
      const track = () =>
        roles.anon('POST', '/rest/v1/rpc/track_consignment', {
          body: { tracking_id: 'CARGO001' },
          headers: { 'x-forwarded-for': '192.0.2.9' },
        });
      for (let turn = 0; turn < 3; turn += 1) await track();
      await host.stop();
      host = await startHost({ dataDir, env: manyClients });
      await sign();
      const { hosts, calls, routes } = await health();
      expect(hosts.map(({ id }) => id)).not.toContain(stopped?.id);
      expect(hosts).toHaveLength(1);
      expect(calls.calls).toBeGreaterThanOrEqual(3);
      expect(routes).toContainEqual(
        expect.objectContaining({ route: '/rest/v1/rpc/track_consignment', calls: 3, refused: 2 }),
      );
    });

    it('are of all hosts together', async () => {
      const reportOf = (id: number, name: string, version: string, calls: object[] = []) =>
        host.sql('select private.report_host($1::text::jsonb)', [
          JSON.stringify({
            ...{ host: `00000000-0000-4000-8000-00000000000${id}`, name, version, node: '24.0.0', calls },
            ...{ startedAt: '2026-01-01T00:00:00Z', sockets: id, memory: 1e8, busy: 0.1, diskFree: 1e12 },
          }),
        ]);
      const call = {
        route: '/rest/v1/rpc/x',
        calls: 2,
        refused: 0,
        failed: 0,
        slow: 1,
        seconds: 3,
        slowest: 2,
      };
      await reportOf(1, 'one', '1.0.0', [call]);
      await reportOf(2, 'two', '1.0.1', [{ ...call, calls: 4, seconds: 1, slowest: 1 }]);
      const { hosts, routes, problems } = await health();
      expect(hosts.filter(({ isAlive }) => isAlive)).toHaveLength(3);
      expect(routes).toContainEqual(
        expect.objectContaining({ route: '/rest/v1/rpc/x', calls: 6, slow: 2, mean: 0.6667, slowest: 2 }),
      );
      expect(problems.map(({ kind }) => kind)).toContain('versions');
      await host.sql(
        `update private.host_report set seen_at = now() - interval '10 minutes' where name = 'two'`,
      );
      expect((await health()).problems).toContainEqual({
        kind: 'host_lost',
        level: 'advice',
        facts: { host: 'two', seen: expect.any(String) as string },
      });
      await host.sql(
        `update private.host_report set seen_at = now() - interval '25 hours' where name in ('one', 'two')`,
      );
      await reportOf(1, 'one', '1.0.0');
      expect((await health()).hosts.map(({ id }) => id)).not.toContain(
        '00000000-0000-4000-8000-000000000002',
      );
      await host.sql(`delete from private.host_report where name = 'one'`);
    });
  });

  describe('problems', () => {
    const CHAT = '3f0f6c1e-5d0a-4d6c-9b1e-0a2d5c8f7e61';
    const mails = (count: number, state: string, dueAt: string) =>
      host.sql(
        `insert into private.queued_mail (chat, email, state, due_at)
         select $1, 'ada@reader.test', $2, now() - $3::interval from generate_series(1, $4::int)`,
        [CHAT, state, dueAt, count],
      );
    const backup = (began: string, ok: boolean | null, checked = true) =>
      host.sql(
        `insert into private.backup_runs (began_at, ended_at, ok, checked_at)
         values (now() - $1::interval, now() - $1::interval, $2, case when $3 then now() - $1::interval end)`,
        [began, ok, checked],
      );
    beforeAll(() =>
      host.sql(
        `insert into public.chats (id, "senderName") values ($1, 'visitor-ab12') on conflict do nothing`,
        [CHAT],
      ),
    );
    beforeEach(async () => {
      await host.sql('delete from private.queued_mail');
      await host.sql('delete from private.alert');
      await host.sql('delete from private.browser_error');
      await host.sql('delete from private.backup_runs');
      await host.sql('delete from private.call_figure');
      await backup('1 hour', true);
    });

    it('are none where nothing is wrong', async () => {
      await mails(20, 'waiting', '59 minutes');
      await host.sql(`update private.queued_mail set attempts = 4 where state = 'waiting'`);
      await mails(5, 'sent', '2 days');
      expect(await problems()).toEqual([]);
    });

    it.each<[string, () => Promise<unknown>]>([
      ['mail_stuck', () => mails(1, 'waiting', '61 minutes')],
      [
        'mail_stuck',
        async () => {
          await mails(1, 'waiting', '-6 hours'); // tried again, and again
          await host.sql(`update private.queued_mail set attempts = 5 where state = 'waiting'`);
        },
      ],
      ['mail_failed', () => mails(10, 'unknown', '1 minute')],
      ['backup_failed', () => backup('1 minute', false)],
      ['backup_old', () => host.sql(`update private.backup_runs set began_at = now() - interval '49 hours'`)],
      ['backup_none', () => host.sql('delete from private.backup_runs')],
      ['backup_untested', () => host.sql('update private.backup_runs set checked_at = null')],
      ['disk_low', () => host.sql('update private.host_report set disk_free = 1000000')],
      ['host_busy', () => host.sql('update private.host_report set disk_free = 1e12, busy = 0.9')],
      [
        'browser_errors',
        () =>
          host.sql(`insert into private.browser_error (digest, kind, message, place, page, browser, hour, hour_times)
            values ('x', 'error', 'x', '', '/', '', date_trunc('hour', now()), 50)`),
      ],
      [
        'calls_failed',
        () =>
          host.sql(
            `insert into private.call_figure values (date_trunc('hour', now()), '/x', 20, 0, 20, 0, 1, 1)`,
          ),
      ],
    ])('name %s', async (kind, arrange) => {
      await arrange();
      expect(await problems()).toEqual([kind]);
      await host.sql('update private.host_report set disk_free = 1e12, busy = 0');
    });

    describe('that the page lists, below the figure of an alert', () => {
      const browserErrors = (count: number, hourTimes: number, ago = '0 hours') =>
        host.sql(
          `insert into private.browser_error (digest, kind, message, place, page, browser, hour, hour_times, last_at)
           select sha256(n::text::bytea), 'error', n::text, '', '/', '', date_trunc('hour', now() - $3::interval), $2, now() - $3::interval
           from generate_series(1, $1::int) as n`,
          [count, hourTimes, ago],
        );
      const calls = (failed: number, ago: string) =>
        host.sql(
          `insert into private.call_figure values (date_trunc('hour', now()) - $2::interval, '/x', 90, 9, $1, 9, 1, 1)`,
          [failed, ago],
        );
      const advice = async () => (await health()).problems.filter(({ level }) => level === 'advice');

      it.each<[string, object, () => Promise<unknown>]>([
        ['browser_errors_listed', { errors: 1 }, () => browserErrors(1, 1)],
        ['browser_errors_listed', { errors: 8 }, () => browserErrors(8, 6)],
        ['browser_errors_listed', { errors: 8 }, () => browserErrors(8, 60, '20 days')],
        ['mail_unsent', { mails: 1 }, () => mails(1, 'failed', '0 days')],
        ['mail_unsent', { mails: 9 }, () => mails(9, 'unknown', '0 days')],
        ['calls_failed_some', { calls: 1 }, () => calls(1, '0 hours')],
        ['calls_failed_some', { calls: 40 }, () => calls(40, '5 hours')],
        [
          'backup_failed_before',
          { runs: 2 },
          async () => {
            for (const ok of [false, false, true]) await backup('1 minute', ok);
          },
        ],
      ])('are %s, as advice: %j', async (kind, facts, arrange) => {
        await arrange();
        expect((await health()).problems).toEqual([{ kind, level: 'advice', facts }]);
      });

      it('are one with the alert, and not advice besides', async () => {
        await browserErrors(10, 5);
        await mails(10, 'failed', '0 days');
        await calls(20, '1 hour');
        await backup('1 minute', false);
        expect(await problems()).toEqual(['backup_failed', 'browser_errors', 'calls_failed', 'mail_failed']);
      });

      it('are none of what is past: refused calls, a backup that runs, mails of weeks ago', async () => {
        await calls(0, '0 hours');
        await calls(3, '24 hours');
        await backup('1 minute', null);
        await mails(3, 'failed', '0 days');
        await host.sql(`update private.queued_mail set updated_at = now() - interval '8 days'`);
        for (let turn = 0; turn < 4; turn += 1) await backup('0 seconds', true);
        expect(await advice()).toEqual([]);
      });

      it('are not told by mail, whoever reports them', async () => {
        for (let turn = 0; turn < 12; turn += 1)
          await roles.anon('POST', '/rest/v1/rpc/report_browser_error', {
            body: { kind: 'error', message: `made up ${turn}`, place: '', page: '/', browser: '' },
          });
        await mails(9, 'failed', '0 days');
        await calls(19, '0 hours');
        await host.sql(`update private.alert_rule set looked_at = '-infinity'`);
        expect((await rpc('claim_mails', { most: 20 }, serviceCaller(host))).body).toEqual([]);
        expect((await health()).alerts).toEqual([]);
        expect(await problems()).toEqual(['browser_errors_listed', 'calls_failed_some', 'mail_unsent']);
      });
    });

    it('have a database that has grown by half within a week, and by more than 500 MB', async () => {
      const grown = (before: number, after: number) =>
        host.sql('select private.has_grown($1::bigint, $2::bigint) as grown', [before, after]);
      expect(await grown(1e9, 1.6e9)).toEqual([{ grown: true }]);
      expect(await grown(1e9, 1.4e9)).toEqual([{ grown: false }]);
      expect(await grown(1e7, 4e8)).toEqual([{ grown: false }]);
      await host.sql('insert into private.database_size values (current_date - 6, 1)');
      expect(await problems()).toEqual([]); // it has some megabytes
      await host.sql('delete from private.database_size where day < current_date');
    });

    it('allow for backups that are made once a week', async () => {
      await host.sql('delete from private.backup_runs');
      await backup('12 days', true);
      await backup('5 days', true);
      expect(await problems()).toEqual([]);
      await host.sql(`update private.backup_runs set began_at = began_at - interval '10 days'`);
      expect(await problems()).toEqual(['backup_old']);
    });

    it('allow for the first of them, and for one that was made by hand between two', async () => {
      await host.sql('delete from private.backup_runs');
      await backup('6 days', true);
      expect(await problems()).toEqual(['backup_old']);
      await host.sql(`update private.backup_runs set spacing = '7 days'`);
      expect(await problems()).toEqual([]);
      await backup('5 days', true);
      await host.sql(`update private.backup_runs set spacing = '0' where spacing is null`);
      expect(await problems()).toEqual([]);
      await host.sql(`update private.backup_runs set began_at = began_at - interval '10 days'`);
      expect(await problems()).toEqual(['backup_old']);
    });

    describe('of which owners are told', () => {
      let service: Caller;
      beforeEach(async () => {
        service = serviceCaller(host);
        await backup('1 minute', false);
        await lookAgain();
      });
      const lookAgain = () => host.sql(`update private.alert_rule set looked_at = '-infinity'`);
      const claim = async () =>
        (await rpc('claim_mails', { most: 20 }, service)).body as {
          kind: string;
          email: string;
          message: string;
        }[];
      const settle = ({ message }: { message: string }, outcome: string) =>
        rpc('settle_mail', { message, outcome, reason: null }, service);

      it('come by mail once, to every owner and to nobody else', async () => {
        const claimed = await claim();
        expect(claimed).toEqual([
          {
            ...{ kind: 'alert', problem: 'backup_failed', email: host.admin.email },
            message: expect.any(String) as string,
            facts: { at: expect.any(String) as string },
          },
        ]);
        for (const mail of claimed) await settle(mail, 'sent');
        await lookAgain();
        expect(await claim()).toEqual([]);
        expect((await health()).alerts).toMatchObject([{ kind: 'backup_failed', endedAt: null }]);
      });

      it('are tried again like every mail, and not once the alert is over', async () => {
        const [mail] = await claim();
        if (mail) await settle(mail, 'later');
        expect(await host.sql('select state from private.queued_mail')).toEqual([{ state: 'waiting' }]);
        await host.sql('update private.queued_mail set due_at = now()');
        await backup('0 seconds', true);
        await host.sql(`update private.alert set seen_at = now() - interval '2 hours'`);
        await lookAgain();
        expect(await claim()).toEqual([]);
        expect(await host.sql('select state from private.queued_mail')).toEqual([{ state: 'cancelled' }]);
        expect((await health()).alerts).toMatchObject([
          { kind: 'backup_failed', endedAt: expect.any(String) as string },
        ]);
      });

      it('come again after they were over, but not twice a day', async () => {
        await claim();
        await host.sql(`update private.alert set ended_at = now()`);
        await lookAgain();
        expect(await claim()).toEqual([]);
        expect((await health()).alerts).toHaveLength(2);
        await host.sql(`update private.alert set ended_at = now(), began_at = now() - interval '25 hours'`);
        await lookAgain();
        expect(await claim()).toHaveLength(1);
      });

      it('come by mail after a day in which they came back and stayed', async () => {
        for (const mail of await claim()) await settle(mail, 'sent');
        await host.sql('update private.alert set ended_at = now()');
        await lookAgain();
        expect(await claim()).toEqual([]);
        await host.sql(`update private.alert set began_at = began_at - interval '25 hours'`);
        await lookAgain();
        const late = await claim();
        expect(late).toMatchObject([{ kind: 'alert', problem: 'backup_failed', email: host.admin.email }]);
        for (const mail of late) await settle(mail, 'sent');
        await lookAgain();
        expect(await claim()).toEqual([]);
        expect((await health()).alerts).toHaveLength(2);
      });

      it('are looked for once a minute, however often mails are claimed', async () => {
        await claim();
        await host.sql('delete from private.alert');
        expect(await claim()).toEqual([]);
        expect((await health()).alerts).toEqual([]);
      });

      it('come by mail only while an owner wants it, which is in the audit', async () => {
        expect(await rpc('set_alerts_by_mail', { wanted: false }, roles.office)).toMatchObject({
          status: 403,
        });
        expect((await rpc('alerts_by_mail')).body).toBe(true);
        expect(await rpc('set_alerts_by_mail', { wanted: null })).toMatchObject({
          status: 400,
          body: { code: '22023' },
        });
        for (const wanted of [false, false])
          expect(await rpc('set_alerts_by_mail', { wanted })).toMatchObject({ status: 204 });
        expect((await rpc('alerts_by_mail')).body).toBe(false);
        expect(await claim()).toEqual([]);
        expect((await health()).alerts).toHaveLength(1);
        await rpc('set_alerts_by_mail', { wanted: true });
        const auditRows = await host.sql<{ changes: object }>(
          `select changes from public.audit where subject_id = 'alerts' order by id desc limit 2`,
        );
        expect(auditRows.map(({ changes }) => changes)).toEqual([
          { alertsByMail: { before: 'false', after: 'true' } },
          { alertsByMail: { before: 'true', after: 'false' } },
        ]);
      });
    });
  });
});

it('an alert reaches the owner by the worker of the host', async () => {
  const mail = await startMailServer();
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'site@carmine.test', SITE_URL: 'https://site.test' };
  const host = await startHost({ env: { ...manyClients, ...env } });
  await host.sql('insert into private.backup_runs (ended_at, ok) values (now(), false)');
  await host.sql(`update private.alert_rule set looked_at = '-infinity'`);
  await until(() => mail.delivered.length > 0);
  await until(
    async () => (await host.sql(`select from private.queued_mail where state = 'sent'`)).length > 0,
  );
  await host.stop();
  await mail.stop();
  expect(mail.delivered).toHaveLength(1);
  expect(JSON.stringify(mail.delivered[0])).toContain('The backup of');
  expect(JSON.stringify(mail.delivered[0])).toContain('https://site.test/auth/app/admin/health');
});
