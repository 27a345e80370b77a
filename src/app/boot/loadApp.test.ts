import { appOf, READY } from './loadApp';

const openPage = () => {
  const root = document.createElement('div');
  root.dataset.scripts = '/assets/runtime.js /assets/app.js';
  document.head.replaceChildren();
  return root;
};

const scripts = () => [...document.head.querySelectorAll('script')];
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the app of a page', () => {
  it('is run in the order of its scripts, and there once it says so', async () => {
    const root = openPage();
    const then = jest.fn();
    void appOf(root).run().then(then);
    expect(scripts().map(({ src, async }) => [new URL(src).pathname, async])).toEqual([
      ['/assets/runtime.js', false],
      ['/assets/app.js', false],
    ]);
    for (const script of scripts()) script.dispatchEvent(new Event('load'));
    await settle();
    expect(then).not.toHaveBeenCalled();
    root.dispatchEvent(new Event(READY));
    await settle();
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('asks again for what could not be had, and for nothing else', async () => {
    const root = openPage();
    const app = appOf(root);
    const first = app.run();
    const [runtime, main] = scripts();
    runtime?.dispatchEvent(new Event('load'));
    main?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('/assets/app.js could not be loaded.');
    expect(scripts()).toEqual([runtime]);
    const second = app.run();
    expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual([
      '/assets/runtime.js',
      '/assets/app.js',
    ]);
    scripts()[1]?.dispatchEvent(new Event('load'));
    root.dispatchEvent(new Event(READY));
    await second;
  });
});
