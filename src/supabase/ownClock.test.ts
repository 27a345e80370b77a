import { createDb } from './client';
import { withOwnClock } from './ownClock';

const HOUR = 3_600;
const inSeconds = () => Math.floor(Date.now() / 1_000);

/** A server whose clock is `ahead` seconds ahead of this one. */
const serverWith = (ahead: number) => {
  const requests: string[] = [];
  const send: typeof fetch = (input) => {
    requests.push(new URL(input as string).pathname);
    const token = `e30.${btoa(JSON.stringify({ exp: inSeconds() + ahead + HOUR }))}.`;
    const session = {
      access_token: token,
      refresh_token: 'refresh',
      token_type: 'bearer',
      expires_in: HOUR,
      expires_at: inSeconds() + ahead + HOUR,
      user: { id: 'admin' },
    };
    return Promise.resolve(Response.json(session, { headers: { 'x-of': 'server' } }));
  };
  return { send, requests };
};

describe('a session', () => {
  it.each([-70, 0, 70])('is requested once when the clocks are %i minutes apart', async (minutes) => {
    const { send, requests } = serverWith(minutes * 60);
    const db = createDb('http://backend.test', 'key', {
      global: { fetch: send },
      auth: { storageKey: `session ${minutes}`, persistSession: false, autoRefreshToken: false },
    });
    const { data } = await db.auth.signInWithPassword({ email: 'a@b.test', password: 'x' });
    expect(data.session?.expires_at).toBeGreaterThan(inSeconds() + HOUR - 60);
    for (let turn = 0; turn < 5; turn += 1) expect((await db.auth.getSession()).data.session).not.toBeNull();
    expect(requests).toEqual(['/auth/v1/token']);
  });
});

describe('a response', () => {
  const answer = (address: string, response: Response) =>
    withOwnClock(() => Promise.resolve(response))(`http://backend.test${address}`);

  it('loses expires_at and keeps everything else', async () => {
    const response = await answer(
      '/auth/v1/token',
      Response.json(
        { expires_at: 1, expires_in: HOUR, user: {} },
        { status: 200, headers: { 'x-of': 'server' } },
      ),
    );
    expect([response.status, response.headers.get('x-of')]).toEqual([200, 'server']);
    expect(await response.json()).toEqual({ expires_in: HOUR, user: {} });
  });

  it.each([
    ['/auth/v1/logout', new Response(null, { status: 204 })],
    ['/auth/v1/token', new Response('not JSON')],
    ['/auth/v1/token', Response.json({ expires_at: 1 }, { status: 400 })],
    ['/rest/v1/consignment', Response.json([{ expires_at: 1 }])],
  ])('of %s without a session stays as it is', async (address, response) => {
    expect(await answer(address, response)).toBe(response);
  });
});
