import type { Page } from 'playwright-core';
import { anOffer, aQuoteRequest } from '../supabase/tests/support/quotes';
import {
  APP,
  cutOff,
  holdBack,
  hydrated,
  looksRight,
  openProduct,
  LAPTOP,
  PHONE,
  see,
  SIZES,
  TABLET,
  type Product,
} from './browser';

const SEND = /\/rest\/v1\/rpc\/request_quote$/;

/** A day next month, as a date field takes it from the keyboard in American English. */
const soon = new Date(Date.now() + 30 * 86_400_000);
const typedDay =
  `${soon.getUTCMonth() + 1}`.padStart(2, '0') +
  `${soon.getUTCDate()}`.padStart(2, '0') +
  soon.getUTCFullYear();

/** Types into the focused fields, one after the other. */
const typeInto = async (page: Page, texts: readonly string[]) => {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
};

const stepIs = (page: Page, name: string) =>
  page.locator('[aria-current="step"]', { hasText: name }).waitFor();

describe('a request for a quote', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());

  /** Makes an offer as the admin's desk does, past the API. */
  const offer = (number: string) =>
    product.host.sql(
      `update private.quote set state = 'quoted', version = version + 1, offer = $2 where number = $1`,
      [number, { ...anOffer(), number: 1, at: new Date().toISOString() }],
    );

  const sizes: typeof SIZES = SIZES.length > 1 ? [...SIZES, ['tablet', TABLET]] : SIZES;

  it.each(sizes)(
    'is filled in by keyboard on a %s, sent over a line that breaks, offered and accepted',
    async (_name, size) => {
      const visit = await product.visit(size);
      const { page, context, complaints } = visit;
      await page.goto('/quote?service=ocean-freight');
      await hydrated(visit);
      expect(await page.getByRole('radio', { name: 'Ocean' }).isChecked()).toBe(true);
      await page.getByRole('combobox', { name: 'From' }).focus();
      await page.keyboard.type('rotterd');
      await page
        .getByRole('option', { name: /^Rotterdam, Netherlands/ })
        .first()
        .waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Accra, Ghana');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter'); // the day is missing
      await see(page, 'This field is required');
      expect(await page.getByLabel('Ready on').evaluate((field) => field === document.activeElement)).toBe(
        true,
      );
      await looksRight(page);
      await page.keyboard.type(typedDay);
      await page.keyboard.press('Enter');
      await stepIs(page, 'Pieces');

      await page.getByLabel('Pieces').first().focus();
      await page.keyboard.press('ControlOrMeta+A');
      await typeInto(page, ['4', 'Pallet', '120', '80', '100', '250']);
      await see(page, '3.84 W/M');
      await looksRight(page);
      await page.reload();
      await hydrated(visit);
      await page.getByRole('button', { name: 'Next' }).click();
      await stepIs(page, 'Pieces');
      expect(await page.getByLabel(/^Weight of each/).inputValue()).toBe('250');
      await page.getByLabel(/^Weight of each/).press('Enter');
      await stepIs(page, 'Goods');
      await looksRight(page);
      await page.getByLabel('What are the goods?').fill('Spare parts for pumps');
      await page.getByRole('button', { name: 'Next' }).press('Enter');
      await stepIs(page, 'Contact');
      await page.getByLabel('Name').focus();
      await typeInto(page, ['Ada Shipper', 'Shipper & Co', 'ada@shipper.test', '+49 40 1234']);
      await looksRight(page);
      await page.getByRole('button', { name: 'Next' }).press('Enter');
      await see(page, '4 × Pallet, 120 × 80 × 100 cm, 250 kg each');
      await looksRight(page);

      // The request arrives, and its answer is lost.
      await page.route(SEND, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await page.getByRole('button', { name: 'Send request' }).press('Enter');
      await see(page, 'We could not connect. What you typed is still here: try again when you are online.');
      await page.unroute(SEND);
      await page.getByRole('button', { name: 'Send request' }).press('Enter');
      await see(page, 'We have received your request');
      const headingBox = await page
        .getByRole('heading', { name: 'We have received your request' })
        .boundingBox();
      expect(headingBox?.y).toBeGreaterThan(0);
      expect((headingBox?.y ?? 0) + (headingBox?.height ?? 0)).toBeLessThan(size.height / 2);
      const link = page.getByRole('link', { name: 'See where it stands' });
      const number = (await page.locator('strong').textContent()) ?? '';
      expect(number).toMatch(/^Q[0-9A-Z]{7}$/);
      expect(
        await product.host.sql(`select number from private.quote where request #>> '{contact,email}' = $1`, [
          'ada@shipper.test',
        ]),
      ).toEqual([{ number }]);

      await offer(number);
      await link.press('Enter');
      await see(page, 'EUR 1,250.00');
      expect(new URL(page.url()).hash).toBe('');
      await looksRight(page);
      const receiver = page.getByRole('group', { name: 'Receiver, where we deliver' });
      await receiver.getByLabel('Name or company').fill('Kofi Receiver');
      await receiver.getByLabel('Phone').fill('+233 30 1234');
      await receiver.getByLabel('E-mail address').fill('kofi@receiver.test');
      const release = await cutOff(page, /\/rpc\/answer_offer$/);
      await page.getByRole('button', { name: 'Accept the offer' }).press('Enter');
      await see(page, 'We could not connect. What you typed is still here: try again when you are online.');
      await release();
      await page.getByRole('button', { name: 'Accept the offer' }).press('Enter');
      await see(page, 'You have accepted our offer. We arrange the shipment and write to you.');
      await looksRight(page);
      expect(complaints.filter((line) => !/Failed to load resource/.test(line))).toEqual([]);
      await context.close();
      await product.host.sql('delete from private.quote');
    },
  );

  it.each(sizes)('says whom to call without script on a %s, and shows no form', async (_name, viewport) => {
    const context = await product.browser.newContext({
      baseURL: product.host.url,
      javaScriptEnabled: false,
      viewport,
    });
    const page = await context.newPage();
    await page.goto('/quote');
    await see(page, /^This form needs JavaScript, which is off in your browser. Contact us directly:/);
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: '@' }).getAttribute('href')).toMatch(/^mailto:.+@/);
    expect(await main.locator('a[href^="tel:"]').isVisible()).toBe(true);
    expect(await main.locator('form').isVisible()).toBe(false);
    await context.close();
  });

  it('keeps a date that is being typed while the app takes over a slow page', async () => {
    const visit = await product.visit(PHONE);
    const { page, context } = visit;
    const release = await holdBack(page, APP);
    await page.goto('/quote', { waitUntil: 'domcontentloaded' });
    await page.locator('[name=from]').fill('Rotterdam, Netherlands');
    await page.locator('[name=to]').fill('Tema, Ghana');
    await page.locator('[name=readyOn]').focus();
    await page.keyboard.type(typedDay.slice(0, 4));
    const scripts = (await page.locator('#root').getAttribute('data-scripts'))?.split(' ') ?? [];
    const run = page.waitForFunction(
      (names) =>
        names.every((name) => performance.getEntriesByName(new URL(name, location.href).href).length),
      scripts,
    );
    release();
    await run;
    await visit.settled();
    await page.keyboard.type(typedDay.slice(4));
    await page.getByRole('button', { name: /^(Next|Checking)$/ }).click();
    await stepIs(page, 'Pieces');
    await context.close();
  });

  it('prints its offer on one page', async () => {
    const { page, context } = await product.visit(LAPTOP);
    const token = 'p'.repeat(43);
    await product.host.sql(
      `insert into private.quote (number, token_hash, state, request, offer)
       values ('QPRINT00', private.token_hash($1), 'quoted', $2, $3)`,
      [token, aQuoteRequest(), { ...anOffer(), number: 1, at: new Date().toISOString() }],
    );
    await page.goto(`/quoted#${token}`);
    await see(page, 'EUR 1,250.00');
    const pdf = await page.pdf({ format: 'A4' });
    expect([...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)]).toHaveLength(1);
    await context.close();
  });
});
