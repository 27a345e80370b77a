import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { publicPages } from '../src/pages/public/publicPages';
import { APP, holdBack, hydrated, laidOut, makeGate, openProduct, PHONE, type Product } from './browser';

/** The rules of what follows the home page's first view. */
const REST_RULES = /\/assets\/page-home\.[^/]*\.css$/;

/** The positions of the page's parts, once its own font has loaded and all of it is laid out. */
const layoutOf = async (page: Page) => {
  await page.waitForFunction(() => document.querySelector('style#late[media=all]'));
  await laidOut(page);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() =>
    [...document.querySelectorAll('main > :not(template), footer')].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return `${part.tagName} ${Math.round(top + scrollY)} ${Math.round(height)} ${getComputedStyle(part).backgroundColor}`;
    }),
  );
};

/** The site, but only the first view of its pages is sent before `release` is called. */
const inTwoParts = async (site: string) => {
  const { gate, release } = makeGate();
  const server = createServer((request, response) => {
    void fetch(site + String(request.url)).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer());
      const { 'content-type': type = '', 'content-security-policy': policy = '' } = Object.fromEntries(
        answer.headers,
      );
      response.writeHead(answer.status, { 'content-type': type, 'content-security-policy': policy });
      if (!type.startsWith('text/html')) return response.end(body);
      const end = body.indexOf('<template>');
      response.write(body.subarray(0, end));
      await gate;
      return response.end(body.subarray(end));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, release, stop };
};

describe('the first view of a written page', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  let stopParts: () => void = () => undefined;
  afterAll(async () => {
    stopParts();
    await product.stop();
  });

  it.each(['/', '/services/air-freight', '/contact', '/tracking'])(
    '%s stands as before, and what follows it, when the app takes it over',
    async (path) => {
      const visit = await product.visit(PHONE);
      const { page, complaints } = visit;
      await page.goto(path);
      const written = await layoutOf(page);
      expect(written.length).toBeGreaterThan(2);
      await page.keyboard.press('Shift');
      await hydrated(visit);
      expect(await layoutOf(page)).toEqual(written);
      expect(complaints).toEqual([]);
      await visit.context.close();
    },
  );

  it.each(publicPages.map(({ path }) => path))(
    '%s comes with the first ten segments of a connection',
    async (path) => {
      const { hostname, port } = new URL(product.host.url);
      const answer = await buffer(
        connect(Number(port), hostname).end(
          `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
        ),
      );
      expect(answer.subarray(0, 15).toString()).toBe('HTTP/1.1 200 OK');
      expect(answer.length).toBeLessThanOrEqual(10 * 1_460);
    },
  );

  it('keeps what is done to it while the rest is still on its way, and comes alive with it', async () => {
    const { origin, release, stop } = await inTwoParts(product.host.url);
    stopParts = stop; // also when the test fails
    const visit = await product.visit(PHONE, origin);
    const { page, complaints } = visit;
    const scripts = page.waitForEvent('requestfinished', (request) => APP.test(request.url()));
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Pause slides' }).click();
    await scripts;
    await page.waitForTimeout(500); // enough time for the app to start too early
    expect(await page.locator('footer').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Pause slides' }).count()).toBe(1);
    release();
    await page.getByRole('button', { name: 'Play slides' }).waitFor();
    await hydrated(visit);
    expect(await page.locator('footer').count()).toBe(1);
    expect(complaints).toEqual([]);
    await visit.context.close();
  });

  it('is followed by what a hand can reach before its rules are there, and nothing moves under it', async () => {
    const visit = await product.visit(PHONE);
    const { page, complaints } = visit;
    const send = await holdBack(page, REST_RULES);
    await page.addInitScript(() => {
      const tell = () =>
        document.documentElement.setAttribute(
          'data-rules',
          document.querySelector('#rest')?.getAttribute('media') ?? '',
        );
      const isRest = (target: EventTarget | null) =>
        target instanceof HTMLLinkElement && target.id === 'rest';
      document.addEventListener('load', ({ target }) => isRest(target) && setTimeout(tell), true);
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('[data-coming]').waitFor({ state: 'attached' });
    const question = page.locator('main details > summary').nth(1); // the first is open
    await question.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    send();
    // The rules have loaded, and wait for an interaction.
    await page.locator('[data-rules]').waitFor({ state: 'attached' });
    expect(await page.locator('html').getAttribute('data-rules')).toBe('print');
    await laidOut(page);
    expect(await question.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(
      true,
    );
    expect(complaints).toEqual([]);
    await visit.context.close();
  });

  it.each([
    ['first', 0],
    ['last', -1],
  ])(
    'is followed by what stays where a hand has found it: the %s of the closed questions',
    async (_, index) => {
      const visit = await product.visit(PHONE);
      const { page, complaints } = visit;
      const send = await holdBack(page, REST_RULES);
      await page.addInitScript((at) => {
        const find = () => {
          const question = [...document.querySelectorAll('main details:not([open])')].at(at);
          question?.setAttribute('data-found', '');
          question?.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { x = 0, y = 0, width = 0, height = 0 } = question?.getBoundingClientRect() ?? {};
          Object.assign(window, { place: [x + width / 2, y + height / 2] });
        };
        // Before the browser has laid out anything on the way there.
        new MutationObserver(find).observe(document, { subtree: true, attributeFilter: ['data-coming'] });
      }, index);
      await page.goto('/', { waitUntil: 'commit' });
      const place = await page.waitForFunction(() => (window as { place?: [number, number] }).place);
      await page.waitForTimeout(500); // enough time to lay out everything on the way
      await page.mouse.click(...((await place.jsonValue()) ?? [0, 0]));
      await page.locator('[data-found][open]').waitFor({ state: 'attached' });
      send();
      await laidOut(page);
      expect(await page.locator('[data-found][open]').count()).toBe(1);
      expect(complaints).toEqual([]);
      await visit.context.close();
    },
  );

  it('is laid out before the rest, which follows part by part', async () => {
    const visit = await product.visit(PHONE);
    const { page } = visit;
    const release = await holdBack(page, /\/pictures\//);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const areSkipped = (count: number) =>
      [...document.querySelectorAll('main > *')].filter(
        (part) => getComputedStyle(part).contentVisibility === 'auto',
      ).length === count;
    await page.waitForFunction(areSkipped, 12);
    release();
    await laidOut(page);
    expect(await page.evaluate(areSkipped, 0)).toBe(true);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  it('is laid out with all of its page when that is loaded again further down, or has a fragment', async () => {
    const visit = await product.visit(PHONE);
    const { page } = visit;
    await page.goto('/');
    await page.keyboard.press('Shift');
    await hydrated(visit);
    await page.getByRole('heading', { name: 'From our working days' }).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => Math.round(scrollY));
    expect(place).toBeGreaterThan(1_000);
    await page.reload();
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 5, place);
    await page.goto('/about_us');
    await page.goto('/#newsletter');
    await page.waitForFunction(() => {
      const top = document.getElementById('newsletter')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight;
    });
    await visit.context.close();
  });
});
