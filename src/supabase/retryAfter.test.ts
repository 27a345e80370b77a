import { withRetryAfter } from './retryAfter';

const answer = (status: number, body: string, headers: Record<string, string> = {}) =>
  withRetryAfter(() => Promise.resolve(new Response(body, { status, headers })))('http://backend.test');

describe('what a limit says of when to come back', () => {
  it('goes with the body', async () => {
    const limited = await answer(429, '{"code":"PT429","message":"Later"}', { 'retry-after': '7' });
    expect(limited.status).toBe(429);
    expect(await limited.json()).toEqual({ code: 'PT429', message: 'Later', retryAfter: 7 });
  });

  it('does so where a gateway answers with no JSON', async () => {
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
  ] as [number, Record<string, string>][])('%i with %j stays as it is', async (status, headers) => {
    expect(await (await answer(status, '{"a":1}', headers)).json()).toEqual({ a: 1 });
  });
});
