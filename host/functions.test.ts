import publishable from './publishableKey.json' with { type: 'json' };
import type { Backend } from './backend';
import { createQueue, HOST } from './database/queue';
import { createFunctions } from './functions';
import { openOutbox } from './outbox/outbox';
import { readSettings } from './settings';
import { until } from '../supabase/tests/support/listening';
import { startMailServer } from '../supabase/tests/support/mailServer';

const SITE = 'https://site.test';
const keys = { ...publishable, secretKey: 'sb_secret_x', jwtSecret: 'x', adminPassword: 'x' };

const openFunctions = (backend: Backend, env: Record<string, string> = {}) =>
  createFunctions(readSettings(env), backend, keys, SITE, openOutbox('no-such-folder'));

const clientOf = ({ headers }: Request) => headers.get('x-real-ip');

/** A request as the server passes it on. */
const from = (client: string, path: string, body?: object) =>
  new Request(`http://localhost/functions/v1/${path}`, {
    method: 'POST',
    headers: { 'x-real-ip': client, authorization: 'Bearer token', apikey: keys.publishableKey },
    body: JSON.stringify(body),
  });

/** A database in which everybody has forgotten a password. */
const forgetful: Backend = () => Promise.resolve(Response.json({ email: 'ada@staff.test', token: 'x' }));

const forgot = () => from('192.0.2.1', 'account', { action: 'forgot', email: 'ada@staff.test' });

const endMails = (client: string) => from(client, 'notices?token=x');

afterEach(() => jest.restoreAllMocks());

describe('the calls of functions', () => {
  it.each([
    ['with the secret key', 'notices?token=x', undefined],
    ['with the caller’s key', 'account', { action: 'mail', token: 'x' }],
  ])('count as those of the client that calls the function: %s', async (_what, path, body) => {
    const clients: (string | null)[] = [];
    const { answer } = openFunctions((request) => {
      clients.push(clientOf(request));
      return Promise.resolve(Response.json(null));
    });
    await Promise.all(
      ['192.0.2.1', '', '2001:db8::1'].map(async (client) => answer(from(client, path, body))),
    );
    expect(clients.sort()).toEqual(['', '192.0.2.1', '2001:db8::1']);
  });

  it('count as the host’s own where it sends notices', async () => {
    const clients: (string | null)[] = [];
    const { sendWaitingMails } = openFunctions((request) => {
      clients.push(clientOf(request));
      return Promise.resolve(Response.json([]));
    });
    await sendWaitingMails?.(() => false);
    expect(clients).toEqual([HOST]);
  });

  it('are taken in fair turns', async () => {
    const inTurn = createQueue();
    const served: string[] = [];
    const { answer } = openFunctions((request) => {
      const client = clientOf(request) ?? '';
      return inTurn(() => {
        served.push(client);
        return Promise.resolve(Response.json(null));
      }, client);
    });
    const flood = Array.from({ length: 24 }, () => answer(endMails('192.0.2.1')));
    await Promise.all([...flood, answer(endMails('198.51.100.1'))]);
    expect(served).toHaveLength(25);
    expect(served.indexOf('198.51.100.1')).toBe(1);
  });

  /** Stands for a database that never answers, and for the end of the time that a call has. */
  const openFrozen = () => {
    const timeOver = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeOver.signal);
    const requests: Request[] = [];
    const functions = openFunctions((request) => {
      requests.push(request);
      return new Promise(() => undefined);
    });
    return { ...functions, requests, timeOver };
  };

  it('are given up when the database does not answer in time', async () => {
    const { answer, requests, timeOver } = openFrozen();
    const answered = answer(endMails('192.0.2.1'));
    timeOver.abort();
    expect((await answered).status).toBe(503);
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('are given up as well where the host sends notices', async () => {
    const { sendWaitingMails, timeOver } = openFrozen();
    const round = sendWaitingMails?.(() => false);
    timeOver.abort();
    await expect(round).rejects.toThrow('Could not reach the database.');
  });
});

describe('functions that settle', () => {
  beforeEach(() => void jest.spyOn(console, 'log').mockReturnValue());

  it('wait for mail that a mail server takes at the second try', async () => {
    const mail = await startMailServer();
    mail.plan({ at: 'connect', code: 421 });
    const { answer, settle } = openFunctions(forgetful, {
      SMTP_URL: mail.url,
      MAIL_FROM: 'support@carmine.test',
    });
    expect((await answer(forgot())).status).toBe(200);
    expect(mail.delivered).toEqual([]);
    await settle();
    expect(mail.delivered.map(({ to }) => to)).toEqual([['ada@staff.test']]);
    await mail.stop();
  });

  it('wait for calls in progress, whose mail begins later', async () => {
    const mail = await startMailServer();
    const waiting: (() => void)[] = [];
    const { answer, settle } = openFunctions(
      (request) => new Promise((resolve) => waiting.push(() => resolve(forgetful(request)))),
      { SMTP_URL: mail.url, MAIL_FROM: 'support@carmine.test' },
    );
    const answered = answer(forgot());
    const settled = settle();
    await until(() => waiting.length > 0);
    waiting[0]?.();
    await Promise.all([answered, settled]);
    expect(mail.delivered).toHaveLength(1);
    await mail.stop();
  });
});
