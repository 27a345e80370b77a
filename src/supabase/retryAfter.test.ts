import { withRetryAfter } from './retryAfter';

const answer = (status: number, body: string, headers: Record<string, string> = {}) =>
  withRetryAfter(() => Promise.resolve(new Response(body, { status, headers })))('http://backend.test');

describe('withRetryAfter', () => {
  it('adds the Retry-After seconds of a rate limit to the body', async () => {
    const limited = await answer(429, '{"code":"PT429","message":"Later"}', { 'retry-after': '7' });
    expect(limited.status).toBe(429);
    expect(await limited.json()).toEqual({ code: 'PT429', message: 'Later', retryAfter: 7 });
  });

  it('adds them to a body that is not JSON', async () => {
    expect(await (await answer(429, 'slow down', { 'retry-after': '7' })).json()).toMatchObject({
      retryAfter: 7,
    });
  });

  it.each([
    [429, {}],
    [429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }],
    [429, { 'retry-after': '-1' }],
    [503, { 'retry-after': '7' }],
    [200, { 'retry-after': '7' }],
  ] as [number, Record<string, string>][])(
    'leaves the body of a %i with the headers %j as it is',
    async (status, headers) => {
      expect(await (await answer(status, '{"a":1}', headers)).json()).toEqual({ a: 1 });
    },
  );
});
