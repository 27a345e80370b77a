import { fetchScripts, runScripts } from './loadScripts';

const scripts = () => [...document.head.querySelectorAll('script')];
const addresses = () => scripts().map(({ src }) => new URL(src).pathname);

afterEach(() => document.head.replaceChildren());

describe('runScripts', () => {
  it('runs scripts in the order listed, each once', async () => {
    const files = ['/assets/runtime.js', '/assets/app.js'];
    const isRun = runScripts(files);
    expect(addresses()).toEqual(files);
    expect(scripts().map(({ async }) => async)).toEqual([false, false]);
    for (const script of scripts()) script.dispatchEvent(new Event('load'));
    await isRun;
    await runScripts(files);
    expect(addresses()).toEqual(files);
  });

  it('requests only failed scripts again', async () => {
    const files = ['/assets/first.js', '/assets/second.js'];
    const failed = runScripts(files);
    scripts()[0]?.dispatchEvent(new Event('load'));
    scripts()[1]?.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toThrow('/assets/second.js could not be loaded.');
    expect(addresses()).toEqual(['/assets/first.js']);
    const again = runScripts(files);
    expect(addresses()).toEqual(files);
    scripts()[1]?.dispatchEvent(new Event('load'));
    await again;
  });
});

it('fetchScripts fills the cache without running anything, and ignores failures', async () => {
  const blob = jest.fn();
  const fetch = jest
    .fn()
    .mockResolvedValueOnce({ blob })
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  Object.assign(window, { fetch });
  fetchScripts(['/assets/app.js', '/assets/gone.js']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetch.mock.calls).toEqual([['/assets/app.js'], ['/assets/gone.js']]);
  expect(blob).toHaveBeenCalledTimes(1);
  expect(scripts()).toEqual([]);
  Reflect.deleteProperty(window, 'fetch');
});
