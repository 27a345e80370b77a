import { LOAD_AGAIN_MS } from '@/config/timing';
import { reloadForNewBuild } from './reloadForNewBuild';
import { retryForever } from './retryForever';
import { withRenewal } from './withRenewal';

describe('withRenewal', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('retries until the part loads, and checks for a new build at growing intervals', async () => {
    let isGone = true;
    const load = jest.fn(() => (isGone ? Promise.reject(new Error('gone')) : Promise.resolve('part')));
    const renew = jest.fn(() => Promise.resolve());
    const part = retryForever(withRenewal(load, renew));
    const looks: number[] = [];
    for (let failure = 1; failure <= 9; failure += 1) {
      await jest.advanceTimersByTimeAsync(failure === 1 ? 0 : LOAD_AGAIN_MS);
      expect(load).toHaveBeenCalledTimes(failure);
      looks.push(renew.mock.calls.length);
    }
    expect(looks).toEqual([0, 1, 1, 2, 2, 2, 2, 3, 3]);
    isGone = false;
    await jest.advanceTimersByTimeAsync(LOAD_AGAIN_MS);
    await expect(part).resolves.toBe('part');
  });
});

describe('reloadForNewBuild', () => {
  const { fetch } = globalThis;
  const reload = jest.fn();
  const answer = (text: string) => {
    const fetchPage = jest.fn(() => Promise.resolve(new Response(text)));
    Object.assign(globalThis, { fetch: fetchPage });
    return fetchPage;
  };
  const pageOf = (build: string) =>
    `<div id="root" data-scripts="/assets/runtime.${build}.js /assets/page.js">`;
  beforeEach(() => {
    reload.mockClear();
    document.body.innerHTML = `${pageOf('own')}</div>`;
  });
  afterEach(() => {
    document.body.replaceChildren();
    Object.assign(globalThis, { fetch });
  });

  it('reloads the page once for each new build', async () => {
    const fetchPage = answer(pageOf('next'));
    await reloadForNewBuild(reload);
    expect(fetchPage).toHaveBeenCalledWith(location.href, { cache: 'no-store' });
    expect(reload).toHaveBeenCalledTimes(1);
    await reloadForNewBuild(reload);
    expect(reload).toHaveBeenCalledTimes(1);
    answer(pageOf('later'));
    await reloadForNewBuild(reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['has the same build', pageOf('own').replace('page.js', 'news.js')],
    ['answers something else', '<h1>502 Bad Gateway</h1>'],
  ])('does not reload when the server %s', async (_what, text) => {
    answer(text);
    await reloadForNewBuild(reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload when the server does not answer', async () => {
    Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await reloadForNewBuild(reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload when storage is blocked', async () => {
    answer(pageOf('next'));
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    await reloadForNewBuild(reload);
    expect(reload).not.toHaveBeenCalled();
  });
});
