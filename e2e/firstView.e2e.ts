import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { heroSlides } from '../src/content/home';
import { APP, hydrated, makeGate, openProduct, PHONE, type Product } from './browser';

/** The positions of the page's parts, once its own font has loaded and all of it is laid out. */
const layoutOf = async (page: Page) => {
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() =>
    [...document.querySelectorAll('main > :not(template), footer')].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return `${part.tagName} ${Math.round(top + scrollY)} ${Math.round(height)} ${getComputedStyle(part).backgroundColor}`;
    }),
  );
};

/** The site, but nothing from the footer on is sent before `release` is called. */
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
      const end = body.indexOf('<footer');
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

describe('the first view of a prerendered page', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  let stopParts: () => void = () => undefined;
  afterAll(async () => {
    stopParts();
    await product.stop();
  });

  it.each(['/', '/services/air-freight', '/contact', '/company', '/tracking'])(
    'on %s keeps its layout when the app takes over, and so does the rest',
    async (path) => {
      const visit = await product.visit(PHONE);
      const { page, complaints } = visit;
      await page.goto(path);
      const layout = await layoutOf(page);
      expect(layout.length).toBeGreaterThan(2);
      await page.keyboard.press('Shift');
      await hydrated(visit);
      expect(await layoutOf(page)).toEqual(layout);
      expect(complaints).toEqual([]);
      await visit.context.close();
    },
  );

  it('keeps a press until the rest of the page has loaded', async () => {
    const { origin, release, stop } = await inTwoParts(product.host.url);
    stopParts = stop; // also when the test fails
    const visit = await product.visit(PHONE, origin);
    const { page, complaints } = visit;
    const scripts = page.waitForEvent('requestfinished', (request) => APP.test(request.url()));
    await page.goto('/', { waitUntil: 'commit' });
    const { heading } = heroSlides[2];
    const isShown = (text: string) => {
      const words = [...document.querySelectorAll('main p')].find(({ textContent }) => textContent === text);
      return words?.parentElement ? getComputedStyle(words.parentElement).opacity === '1' : false;
    };
    await page.getByRole('button', { name: heading }).click();
    await scripts;
    await page.waitForTimeout(500); // enough time for the app to start too early
    expect(await page.locator('footer').count()).toBe(0);
    expect(await page.evaluate(isShown, heading)).toBe(false);
    release();
    await page.waitForFunction(isShown, heading);
    await hydrated(visit);
    expect(await page.locator('footer').count()).toBe(1);
    expect(complaints).toEqual([]);
    await visit.context.close();
  });

  it('allows scrolling to the position before a reload, and to a fragment', async () => {
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
