import type { ElementHandle, Response } from 'playwright-core';
import { paths as sitePaths } from '../src/config/paths';
import { publicPages, writtenPages } from '../src/pages/public/publicPages';
import {
  findBarriers,
  hydrated,
  LAPTOP,
  openProduct,
  PHONE,
  see,
  serveMaps,
  sidewaysScroll,
  signIn,
  SIZES,
  type Product,
  type Visit,
} from './browser';
import { firstOfEachScript } from './firstOfEachScript';
import { overlaps } from './overlaps';

/** The narrowest window of WCAG 2.2, 1.4.10. */
const NARROWEST = { width: 320, height: 640 };

/** Third parties that the specification requires, by the page that needs them. */
const EXPECTED_STRANGERS: Record<string, RegExp> = {
  '/contact': /^https:\/\/(www|tile)\.openstreetmap\.org\//,
};

const PICTURE = /\/pictures\/.+-\d+\.[0-9a-f]{8}\.avif$/;

const paths = new Set(writtenPages.map(({ path }) => path));

/** Pages of one script differ in their texts: axe looks at the first in each size, and at the others in those of a flow. */
const isAxed = (path: string, size: typeof PHONE) =>
  firstOfEachScript.some((page) => page.path === path) || SIZES.some(([, pageSize]) => pageSize === size);

/** Opens everything that can be opened. The console logs every violation, and `complaints` contains the console. */
const useEverything = async (visit: Visit) => {
  const { page, settled } = visit;
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  for (const summary of await page.locator('main summary').all()) await summary.click();
  await hydrated(visit);
  for (let isAtEnd = false; !isAtEnd;) {
    await page.mouse.wheel(0, 900);
    await settled();
    isAtEnd = await page.evaluate(() => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      return scrollTop + clientHeight >= scrollHeight - 1;
    });
  }
};

describe('the public pages', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());

  // One visit of each page: the tests of a page depend on their order.
  describe.each(publicPages)('at $path', ({ path, heading }) => {
    let visit: Visit;
    let answer: Response | null;
    let writtenNode: ElementHandle | null;
    const badPictures: string[] = [];
    beforeAll(async () => {
      visit = await product.visit(LAPTOP);
      if (path in EXPECTED_STRANGERS) await serveMaps(visit.context);
      visit.page.on('response', (response) => {
        const address = new URL(response.url()).pathname;
        if (!address.startsWith('/pictures/')) return;
        const isKept = response.headers()['cache-control']?.includes('immutable');
        if (response.status() !== 200 || !PICTURE.test(address) || !isKept) badPictures.push(address);
      });
      answer = await visit.page.goto(path);
      writtenNode = await visit.page.locator('h1').elementHandle();
      await visit.settled();
    });
    afterAll(() => visit.context.close());

    const hasNothingUnexpected = async () => {
      const expected = EXPECTED_STRANGERS[path];
      expect(visit.strangers.filter((address) => !expected?.test(address))).toEqual([]);
      expect(visit.complaints).toEqual([]);
      expect(await visit.context.cookies()).toEqual([]);
    };

    it('has its heading, landmarks and title, makes no unexpected third-party request, and on a laptop and a phone has no accessibility violation or sideways scrolling', async () => {
      const { page } = visit;
      await page.getByRole('heading', { level: 1 }).filter({ hasText: heading }).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        expect(await page.getByRole(landmark).count()).toBe(1);
      const last = path.split('/').at(-1);
      expect(await page.title()).toContain(last ? `${last} | ` : 'International freight');
      await hasNothingUnexpected();
      for (const size of [LAPTOP, PHONE]) {
        await page.setViewportSize(size);
        expect(await sidewaysScroll(page)).toBe(0);
        if (isAxed(path, size)) expect(await findBarriers(page)).toEqual([]);
      }
      await page.setViewportSize(NARROWEST);
      expect(await sidewaysScroll(page)).toBe(0);
    });

    it('has no picture that overlaps text', async () => {
      for (const width of [1100, 1366]) {
        await visit.page.setViewportSize({ width, height: 800 });
        expect([width, await overlaps(visit.page.locator('main'))]).toEqual([width, []]);
      }
      await visit.page.setViewportSize(LAPTOP);
    });

    it('has no dead links', async () => {
      const { page } = visit;
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(10);
      const dead: string[] = [];
      for (const href of links) {
        if (/^(mailto:|tel:|https:\/\/)/.test(href)) continue;
        const { pathname, hash } = new URL(href, page.url());
        const isOnPage = hash && pathname === path;
        const isPage = paths.has(pathname) || pathname.startsWith(`${sitePaths.tracking}/`);
        if (!isPage || (isOnPage && (await page.locator(hash).count()) === 0)) dead.push(href);
      }
      expect(dead).toEqual([]);
    });

    it('is hydrated without being rendered again or logging an error', async () => {
      await visit.page.keyboard.press('Shift');
      await hydrated(visit);
      expect(await writtenNode?.evaluate((element) => element.isConnected)).toBe(true);
      expect(visit.complaints).toEqual([]);
    });

    it('does not violate the content security policy, and loads all its pictures', async () => {
      expect(answer?.headers()['content-security-policy']).toContain("style-src-attr 'none'");
      expect(await answer?.text()).not.toMatch(/<[^>]+ style=/);
      await useEverything(visit);
      const broken = await visit.page
        .locator('[data-picture] img')
        .evaluateAll((all) =>
          (all as HTMLImageElement[])
            .filter((image) => image.complete && image.naturalWidth === 0)
            .map((image) => image.currentSrc),
        );
      expect({ broken, badPictures }).toEqual({ broken: [], badPictures: [] });
      await hasNothingUnexpected();
    });

    it('has room for texts that are half as long again', async () => {
      const { page } = visit;
      await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { currentNode: text } = texts;
          if (text.parentElement?.matches('script, style')) continue;
          const words = text.textContent?.trim().split(/\s+/) ?? [];
          if (words.length > 1) text.textContent += ` ${words.slice(0, words.length / 2).join(' ')}`;
        }
      });
      for (const size of [LAPTOP, PHONE]) {
        await page.setViewportSize(size);
        expect([size, await sidewaysScroll(page)]).toEqual([size, 0]);
      }
    });
  });

  it('do not violate the content security policy with a picture, a consignment and a toast, nor does the admin area', async () => {
    const visit = await product.visit(LAPTOP);
    const { page, complaints } = visit;
    await page.goto('/gallery');
    await page.locator('main button').first().click();
    await page.getByRole('dialog').waitFor();

    const [sample] = await product.host.sql<{ trackingId: string }>(
      'select "trackingId" from public.consignment order by id limit 1',
    );
    await page.goto(`/tracking?id=${sample?.trackingId}`);
    await see(page, 'Scan this to see details');
    await useEverything(visit);
    await page.getByRole('link', { name: 'change the tracking ID' }).click();
    await page.getByLabel('Enter the consignment number').fill('');
    await page.getByRole('button', { name: 'Track Result' }).click();
    await see(page, 'Please provide your tracking ID to continue');
    const toast = page.locator('.notistack-MuiContent').first();
    expect(await toast.evaluate((element) => getComputedStyle(element).display)).toBe('flex');

    await signIn(visit, product);
    await page.getByRole('link', { name: 'View' }).first().click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').waitFor();
    expect(complaints).toEqual([]);
    await visit.context.close();
  });
});
