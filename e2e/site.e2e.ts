import { publicPages, writtenPages } from '../src/pages/public/publicPages';
import {
  hydrated,
  LAPTOP,
  looksRight,
  openProduct,
  PHONE,
  see,
  serveMaps,
  sidewaysScroll,
  type Product,
} from './browser';

const paths = publicPages.map(({ path }) => path);

/** Addresses that get the shell, with and without a page in the app. */
const SHELLS = ['/admin/login/auth', '/no/such/page'];

/** The narrowest window of WCAG 2.2, 1.4.10. */
const NARROWEST = { width: 320, height: 640 };

/** Third parties that the specification requires, by the page that needs them. */
const EXPECTED_STRANGERS: Record<string, RegExp> = {
  '/contact': /^https:\/\/(www|tile)\.openstreetmap\.org\//,
};

describe('the public site', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());

  const open = async (path: string, size = LAPTOP) => {
    const visit = await product.visit(size);
    if (path in EXPECTED_STRANGERS) await serveMaps(visit.context);
    await visit.page.goto(path);
    await visit.page.getByRole('heading', { level: 1 }).waitFor();
    await visit.page.waitForLoadState('networkidle');
    return visit;
  };

  it.each(publicPages.map(({ path, heading }) => [path, heading]))(
    '%s has its heading, landmarks and title, makes no unexpected third-party request, and on a laptop and a phone has no accessibility violation or sideways scrolling',
    async (path, heading) => {
      const { page, complaints, strangers, context } = await open(path);
      await page.getByRole('heading', { level: 1 }).filter({ hasText: heading }).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        expect(await page.getByRole(landmark).count()).toBe(1);
      }
      const last = path.split('/').at(-1);
      expect(await page.title()).toContain(last ? `${last} | ` : 'International freight');
      const expected = EXPECTED_STRANGERS[path];
      expect(strangers.filter((address) => !expected?.test(address))).toEqual([]);
      expect(complaints).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      for (const size of [LAPTOP, PHONE]) {
        await page.setViewportSize(size);
        await looksRight(page);
      }
      await page.setViewportSize(NARROWEST);
      expect(await sidewaysScroll(page)).toBe(0);
      await context.close();
    },
  );

  it('has room on each page for texts that are half as long again', async () => {
    const { page, context } = await open('/');
    for (const path of paths) {
      await page.goto(path);
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
        expect([path, size, await sidewaysScroll(page)]).toEqual([path, size, 0]);
      }
    }
    await context.close();
  });

  it('has no dead links', async () => {
    const { page, context } = await open('/');
    const known = new Set(writtenPages.map(({ path }) => path));
    const dead: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(10);
      for (const href of links) {
        if (/^(mailto:|tel:|https:\/\/)/.test(href)) continue;
        const { pathname, hash } = new URL(href, `${product.host.url}${path}`);
        if (!known.has(pathname)) dead.push(`${path}: ${href}`);
        else if (hash && pathname === path && (await page.locator(hash).count()) === 0)
          dead.push(`${path}: ${href}`);
      }
    }
    expect(dead).toEqual([]);
    await context.close();
  });

  it.each(SHELLS)('%s has no accessibility violation on a phone, and no sideways scrolling', async (path) => {
    const { page, context } = await open(path, PHONE);
    await looksRight(page);
    await page.setViewportSize(NARROWEST);
    expect(await sidewaysScroll(page)).toBe(0);
    await context.close();
  });

  it('opens the services by keyboard, and has a skip link', async () => {
    const visit = await open('/');
    const { page, context } = visit;
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/skip/i);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await hydrated(visit);
    await page.getByRole('banner').getByRole('button', { name: 'Services' }).focus();
    await page.keyboard.press('Enter');
    const link = page.getByRole('banner').getByRole('link', { name: 'Customs Compliance' }).first();
    await link.waitFor();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/services/customer_compliance');
    await context.close();
  });

  it.each(['/', '/news'])('%s keeps the focused element clear of the bar at its top', async (path) => {
    const visit = await open(path);
    const { page, context } = visit;
    await page.keyboard.press('Shift');
    await hydrated(visit);
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const covered: string[] = [];
    for (let isInPage = true; isInPage;) {
      await page.keyboard.press('Shift+Tab');
      const focused = await page.evaluate(() => {
        const bar = document.querySelector('header > :last-child');
        const element = document.activeElement;
        if (!bar || !element || element === document.body || element.closest('header')) return undefined;
        const isCovered = element.getBoundingClientRect().bottom <= bar.getBoundingClientRect().bottom;
        return { words: element.textContent, isCovered };
      });
      isInPage = focused !== undefined;
      if (focused?.isCovered) covered.push(focused.words);
    }
    expect(covered).toEqual([]);
    await context.close();
  });

  it.each([
    ['phone', PHONE],
    ['laptop', LAPTOP],
  ])('keeps the focused element clear of the chat button on a %s', async (_name, size) => {
    const visit = await open('/', size);
    const { page, context } = visit;
    await page.keyboard.press('Shift');
    await hydrated(visit);
    const covered: string[] = [];
    for (let isInPage = true; isInPage;) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const chat = document.querySelector('aside');
        const element = document.activeElement;
        if (!chat || !element || element === document.body || chat.contains(element)) return undefined;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const over = chat.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const isCovered = x > over.left && x < over.right && y > over.top && y < over.bottom;
        return { words: element.textContent, isCovered };
      });
      isInPage = focused !== undefined;
      if (focused?.isCovered) covered.push(focused.words);
    }
    expect(covered).toEqual([]);
    await context.close();
  });

  it('keeps the end of the footer clear of the chat button on a phone', async () => {
    const { page, context } = await open('/', PHONE);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const chat = await page.getByRole('button', { name: 'Chat with support' }).boundingBox();
    const lastLine = await page.getByText(/^© /).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().bottom;
    });
    expect(lastLine).toBeLessThanOrEqual(chat?.y ?? 0);
    await context.close();
  });

  it('does not scroll behind the phone menu, whose button is labelled by its action', async () => {
    const { page, context } = await open('/', PHONE);
    const scrolled = async () => {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(300);
      return page.evaluate(() => window.scrollY);
    };
    await page.getByText('Open menu').locator('..').click();
    expect(await page.getByText('Open menu').isVisible()).toBe(false);
    await page.mouse.move(20, 600);
    expect(await scrolled()).toBe(0);
    await page.getByText('Close menu').locator('..').press('Enter');
    expect(await page.getByText('Close menu').isVisible()).toBe(false);
    expect(await scrolled()).toBeGreaterThan(0);
    await context.close();
  });

  it('shows the error page for an unknown address', async () => {
    const visit = await product.visit();
    const answer = await visit.page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await visit.page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await see(visit.page, '404 Not Found');
    await visit.page.getByRole('link', { name: 'Go to the home page' }).click();
    await visit.page.waitForURL(`${product.host.url}/`);
    await visit.context.close();
  });
});
