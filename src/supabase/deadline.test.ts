import { MAIL_DEADLINE_MS, WRITE_DEADLINE_MS } from '@/config/timing';
import { withDeadline } from './deadline';

const HOST = 'http://backend.test';

/** A connection whose response never arrives, or never ends; `isCalledOff`: the last request was aborted. */
const deadLine = (answer?: (signal: AbortSignal) => Response) => {
  let last: AbortSignal | null | undefined;
  const send = withDeadline((_input, init) => {
    const signal = init?.signal as AbortSignal;
    last = signal;
    if (answer && !signal.aborted) return Promise.resolve(answer(signal));
    return new Promise((_resolve, reject) => {
      const fail = () => reject(signal.reason as Error);
      if (signal.aborted) fail();
      signal.addEventListener('abort', fail);
    });
  });
  return { send, isCalledOff: () => last?.aborted };
};

const endless = (signal: AbortSignal) =>
  new Response(
    new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('{"id":'));
        signal.addEventListener('abort', () => body.error(signal.reason));
      },
    }),
  );

describe('withDeadline', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['/rest/v1/consignment', WRITE_DEADLINE_MS, undefined],
    ['/auth/v1/token?grant_type=password', WRITE_DEADLINE_MS, undefined],
    ['/functions/v1/foxEmail', MAIL_DEADLINE_MS, undefined],
    ['/rest/v1/consignment', WRITE_DEADLINE_MS, endless],
  ])('aborts a request to %s after %i ms', async (address, ms, answer) => {
    const { send, isCalledOff } = deadLine(answer);
    const failure = expect(send(`${HOST}${address}`)).rejects.toThrow('Request timed out.');
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(isCalledOff()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(isCalledOff()).toBe(true);
    await failure;
  });

  it('lets the caller abort a request', async () => {
    const { send } = deadLine();
    const controller = new AbortController();
    const failure = expect(send(HOST, { signal: controller.signal })).rejects.toThrow('Left');
    controller.abort(new Error('Left'));
    await failure;
    await expect(send(HOST, { signal: controller.signal })).rejects.toThrow('Left');
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['{"id":7}', 201],
    [null, 204],
  ])('passes the response %s on unchanged', async (body, status) => {
    const headers = { 'content-range': '0-0/1' };
    const answer = await withDeadline(() => Promise.resolve(new Response(body, { status, headers })))(HOST);
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, '0-0/1']);
    expect(await answer.text()).toBe(body ?? '');
    expect(jest.getTimerCount()).toBe(0);
  });
});
