import type { Page } from 'playwright-core';
import { PRESSED } from '../src/config/dom';
import { WITHOUT_LIMITS } from '../supabase/tests/support/chat';
import { IS_FULL } from '../supabase/tests/support/fullRun';
import { APP, cutOff, holdBack, openProduct, PHONE, see, type Product, type Visit } from './browser';

/** What visitors press, with the text that they typed before, and what comes of it. */
interface Job {
  path: string;
  /** Types what `moment` needs, and returns the button to press. */
  fill: (page: Page, moment: number) => Promise<string>;
  busyLabel: string;
  isDone: (product: Product, page: Page, moment: number) => Promise<void>;
}

const email = (moment: number) => `moment-${moment}@visitor.example`;

const countOf = async ({ host }: Product, table: string, moment: number) => {
  const rows = await host.sql(`select 1 from public."${table}" where email = $1`, [email(moment)]);
  return rows.length;
};

const jobs: Record<string, Job> = {
  tracking: {
    path: '/tracking',
    fill: async (page) => {
      await page.fill('main input[name=id]', 'CARGO001');
      return 'main form button';
    },
    busyLabel: 'Processing',
    isDone: async (_product, page) => {
      await see(page, 'Shippment Status');
      expect(new URL(page.url()).pathname).toBe('/tracking/CARGO001');
    },
  },
  newsletter: {
    path: '/about_us',
    fill: async (page, moment) => {
      await page.fill('#newsletter input[name=email]', email(moment));
      await page.fill('#newsletter input[name=country]', 'Ghana');
      return '#newsletter button[type=submit]';
    },
    busyLabel: 'subscribing...',
    isDone: async (product, page, moment) => {
      await see(page, 'Successful. Thanks for joining our community');
      expect(await countOf(product, 'newsLetter', moment)).toBe(1);
    },
  },
  contact: {
    path: '/contact',
    fill: async (page, moment) => {
      for (const name of ['firstName', 'secondName']) await page.fill(`main input[name=${name}]`, 'Ada');
      await page.fill('main form input[name=email]', email(moment));
      return 'main form button[type=submit]';
    },
    busyLabel: 'sending',
    isDone: async (product, page, moment) => {
      await see(page, 'Successful. We will communicate you soon');
      expect(await countOf(product, 'contactForm', moment)).toBe(1);
    },
  },
  chat: {
    path: '/gallery',
    fill: () => Promise.resolve('aside button[data-busy-label]'),
    busyLabel: 'Opening the chat',
    isDone: async (_product, page) => {
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
};
const names = Object.keys(jobs);

/** What is pressed at a moment: each in turn. */
const nameAt = (moment: number) => names[moment % names.length] ?? '';

/** The moments, from the first paint until about when the app is ready: five for each thing pressed, in the full run more. */
const MOMENTS = IS_FULL ? 50 : 20;
const STEP_MS = 1_000 / MOMENTS;

/** Whether the app starts at the first paint, so that its start is what the press interrupts, or with the first field. */
const isUsedEarly = (moment: number) => Math.floor(moment / names.length) % 2 === 0;

/** With it, the app of a page takes a second from the first paint on to become ready. */
const LATENCY_MS = 250;

const onSlowLine = async ({ context, page }: Visit) => {
  const line = await context.newCDPSession(page);
  const network = { offline: false, latency: LATENCY_MS, downloadThroughput: -1, uploadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', network);
};

const firstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

describe('a press between the first paint and the app being ready', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
    await product.host.sql(WITHOUT_LIMITS);
  });
  afterAll(() => product.stop());

  it('takes effect once, with the typed values, at each moment', async () => {
    const tryMoment = async (moment: number) => {
      const job = jobs[nameAt(moment)] as Job;
      const visit = await product.visit(PHONE);
      const { page, complaints } = visit;
      await onSlowLine(visit);
      await page.goto(job.path, { waitUntil: 'commit' });
      await firstPaint(page);
      if (isUsedEarly(moment)) await page.keyboard.press('Shift');
      await page.waitForTimeout(moment * STEP_MS);
      const button = await job.fill(page, moment);
      await page.locator(button).click();
      await job.isDone(product, page, moment);
      expect([moment, complaints]).toEqual([moment, []]);
      await visit.context.close();
    };
    const rest = Array.from({ length: MOMENTS }, (_, moment) => moment);
    const worker = async () => {
      for (let moment = rest.shift(); moment !== undefined; moment = rest.shift()) await tryMoment(moment);
    };
    await Promise.all([worker(), worker(), worker()]);
  }, 300_000);

  it.each(names)(
    'is shown in the pressed button, announced to screen readers, and takes effect: %s',
    async (name) => {
      const { path, fill, busyLabel, isDone } = jobs[name] as Job;
      const moment = MOMENTS + names.indexOf(name);
      const visit = await product.visit(PHONE);
      const { page, complaints } = visit;
      const release = await holdBack(page, /\/assets\/[^/]*\.js$|rpc\/track_consignment/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const button = page.locator(await fill(page, moment));
      const width = (await button.boundingBox())?.width;
      await button.click();
      expect(await button.getAttribute(PRESSED)).toBe('');
      const buttonState = () =>
        button.evaluate((element) => [
          getComputedStyle(element, '::after').content,
          element.getAttribute('aria-disabled'),
        ]);
      expect(await buttonState()).toEqual([`"${busyLabel}"`, 'true']);
      expect(await page.locator('#announcement').textContent()).toBe(busyLabel);
      expect(width).toBeGreaterThan(0);
      release();
      await page.locator(`[${PRESSED}]`).waitFor({ state: 'detached' });
      await isDone(product, page, moment);
      expect(complaints).toEqual([]);
      await visit.context.close();
    },
  );

  it('is undone if the app fails to load', async () => {
    const visit = await product.visit(PHONE);
    const { page } = visit;
    const mend = await cutOff(page, APP);
    await page.goto('/gallery');
    const launcher = page.locator('aside button[data-busy-label]');
    await launcher.click();
    await page.locator(`[${PRESSED}]`).waitFor({ state: 'detached' });
    await mend();
    await launcher.click();
    await page.getByRole('dialog').getByRole('textbox').waitFor();
    await visit.context.close();
  });

  it('keeps what was typed when the app fails to load and the page is opened again', async () => {
    const visit = await product.visit(PHONE);
    const { page } = visit;
    const mend = await cutOff(page, APP);
    await page.goto('/contact');
    await page.locator('[name="firstName"]').fill('Zoë');
    await page.locator('[name="comment"]').fill('Where is it?');
    await page.goto('/contact');
    await mend();
    await page.locator('main form input').first().focus();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name="firstName"]')?.value === 'Zoë',
    );
    expect(await page.locator('[name="comment"]').inputValue()).toBe('Where is it?');
    await visit.context.close();
  });
});
