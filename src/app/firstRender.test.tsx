import { act } from '@testing-library/react';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import { formCopy } from '@/content/forms';
import { publicPages } from '@/pages/public/publicPages';
import { stopDate } from '@/test/stopDate';

/** The app at an address, from whichever module registry is active. */
const loadApp = async () => {
  const { default: createCache } = await import('@emotion/cache');
  const { MemoryRouter } = await import('react-router-dom');
  const { App } = await import('./App');
  const { makeStore } = await import('./store');
  const loadDb = () => Promise.reject(new Error('The first render asks nobody.'));
  return (address: string) => (
    <MemoryRouter initialEntries={[address]}>
      <App store={makeStore({ loadDb })} styles={createCache({ key: 'css' })} />
    </MemoryRouter>
  );
};

/** Long pages would be streamed in chunks that a script assembles; there is no script here. */
const WHOLE = 1e9;

/** Every public page as a server renders it: with its own copy of all modules, and a different clock. */
const writePages = async () => {
  const writtenPages = new Map<string, string>();
  stopDate(new Date('2001-02-03T04:05:06Z'));
  Object.assign(globalThis, { setImmediate }); // missing in jsdom; the server renderer needs it
  await jest.isolateModulesAsync(async () => {
    const app = await loadApp();
    const { prerenderToNodeStream } = await import('react-dom/static');
    for (const { path } of publicPages) {
      const { prelude } = await prerenderToNodeStream(app(path), { progressiveChunkSize: WHOLE });
      writtenPages.set(path, await text(prelude));
    }
  });
  Reflect.deleteProperty(globalThis, 'setImmediate');
  jest.useRealTimers();
  return writtenPages;
};

describe('the first render', () => {
  let writtenPages: Map<string, string>;
  beforeAll(async () => {
    writtenPages = await writePages();
  });

  it.each(publicPages.map(({ path }) => path))(
    'of %s is the same on a server and in a browser',
    async (address) => {
      const container = document.createElement('div');
      document.body.append(container);
      container.innerHTML = writtenPages.get(address) ?? '';
      expect(container.querySelectorAll('h1')).toHaveLength(1);

      const app = await loadApp();
      const { hydrateRoot } = await import('react-dom/client');
      const onRecoverableError = jest.fn();
      const root = await act(() => hydrateRoot(container, app(address), { onRecoverableError }));
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(onRecoverableError).not.toHaveBeenCalled();
      act(() => root.unmount());
      container.remove();
    },
  );

  const writtenForms = () => {
    const page = document.createElement('div');
    return [...writtenPages.values()].flatMap((html) => {
      page.innerHTML = html;
      return [...page.querySelectorAll('form')];
    });
  };

  it('has forms with one submit button that never put their values into the address of the current page', () => {
    const forms = writtenForms();
    expect(forms.length).toBeGreaterThan(3);
    for (const form of forms) {
      expect(form.querySelectorAll('[type="submit"]')).toHaveLength(1);
      expect(form.method === 'dialog' || form.hasAttribute('action')).toBe(true);
    }
  });

  it('has a “no response” message beside each form that needs its script', () => {
    for (const form of writtenForms().filter((form) => !form.hasAttribute('action'))) {
      const alerts = [...(form.closest('section')?.querySelectorAll('[role="alert"]') ?? [])];
      expect(alerts.map(({ textContent }) => textContent)).toEqual([formCopy.noAnswer]);
      expect(form.contains(alerts[0] ?? null)).toBe(false);
    }
  });
});
