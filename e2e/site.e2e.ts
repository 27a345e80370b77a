import type { Page } from 'playwright-core';
import {
  hydrated,
  LAPTOP,
  looksRight,
  openProduct,
  PHONE,
  see,
  sidewaysScroll,
  type Product,
} from './browser';
import { overlaps } from './overlaps';
import { openSignedIn } from './session';

/** The narrowest window of WCAG 2.2, 1.4.10. */
const NARROWEST = { width: 320, height: 640 };

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.stop());

describe('the public site', () => {
  const openPage = async (path: string, size = LAPTOP) => {
    const visit = await product.visit(size);
    await visit.page.goto(path);
    await visit.page.getByRole('heading', { level: 1 }).waitFor();
    return visit;
  };

  /** On a phone, as it stands. */
  const fits = async (page: Page) => {
    await looksRight(page);
    await page.setViewportSize(NARROWEST);
    expect(await sidewaysScroll(page)).toBe(0);
  };

  it('has a login without accessibility violation on a phone, and without sideways scrolling', async () => {
    const { page, context, settled } = await openPage('/admin/login/auth', PHONE);
    await settled();
    await fits(page);
    await context.close();
  });

  it('opens the services by keyboard, and has a skip link', async () => {
    const visit = await openPage('/');
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
    const visit = await openPage(path);
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
    const visit = await openPage('/', size);
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
    const { page, context } = await openPage('/', PHONE);
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
    const { page, context } = await openPage('/', PHONE);
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
    const { page, context } = await product.visit(PHONE);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }).waitFor();
    await see(page, '404 Not Found');
    await fits(page);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL(`${product.host.url}/`);
    await context.close();
  });
});

describe('the layout', () => {
  it('has header, sections and footer of one width on a large screen', async () => {
    const { page, context } = await product.visit({ width: 2560, height: 1300 });
    await page.goto('/');
    const widths = await page
      .locator('.MuiContainer-maxWidthXl')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(5);
    expect([...new Set(widths)]).toEqual([1441]);
    await context.close();
  });

  it('shows an enlarged picture and its text without overlap on a phone, in landscape, on a laptop and at 400 %', async () => {
    const visit = await product.visit();
    const { page, context } = visit;
    await page.goto('/gallery');
    await page.keyboard.press('Shift');
    await hydrated(visit);
    const lightbox = page.getByRole('dialog');
    const picture = lightbox.locator('picture');
    for (const { least, ...size } of [
      { width: 390, height: 844, least: 360 },
      { width: 667, height: 375, least: 280 },
      { width: 1440, height: 900, least: 1050 },
      { width: 320, height: 256, least: 280 },
    ]) {
      await page.setViewportSize(size);
      await page
        .getByRole('button', { name: /^Enlarge/ })
        .first()
        .click();
      await picture.waitFor();
      expect(await picture.evaluate((box) => box.clientWidth)).toBeGreaterThanOrEqual(least);
      expect([size, await overlaps(lightbox)]).toEqual([size, []]);
      await page.keyboard.press('Escape');
      await lightbox.waitFor({ state: 'detached' });
    }
    await context.close();
  });

  it('keeps the admin’s whole menu on its dark background in a low window', async () => {
    const visit = await product.visit({ width: 667, height: 375 });
    await openSignedIn(visit, product);
    await visit.page.getByRole('button', { name: 'Open menu' }).click();
    const menu = visit.page.getByRole('dialog').getByRole('navigation', { name: 'Admin' });
    const [ground, logout] = [menu, menu.getByRole('button', { name: 'Logout' })].map((part) =>
      part.evaluate((element) => element.getBoundingClientRect().bottom),
    );
    expect(await logout).toBeLessThanOrEqual((await ground) ?? 0);
    await visit.context.close();
  });

  it('draws the lines of the current page and slide in forced colours', async () => {
    const { page, context } = await product.visit();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    for (const marked of ['nav[aria-label="Main"] [aria-current]', '[aria-label="Slides"] button']) {
      const width = await page
        .locator(marked)
        .first()
        .evaluate((element) => {
          const { borderTopWidth, borderBottomWidth } = getComputedStyle(element, '::after');
          return Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth);
        });
      expect(width).toBeGreaterThanOrEqual(2);
    }
    await context.close();
  });
});
