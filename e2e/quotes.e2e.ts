import { dayFromNow } from '../supabase/tests/support/quotes';
import {
  hydrated,
  LAPTOP,
  looksRight,
  openProduct,
  see,
  signIn,
  SIZES,
  type Product,
  type Visit,
} from './browser';
import { showParties } from './consignment';
import { mailWith } from './outbox';

const CUSTOMER = 'ada@shipper.test';

const button = ({ page }: Visit, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The next call of a function is carried out, and its answer is lost. */
const loseAnswerOf = ({ page }: Visit, name: string) =>
  page.route(
    `**/rpc/${name}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

describe.each(SIZES)('a quote, from the first key to the consignment, on a %s', (_name, size) => {
  let product: Product;
  let customer: Visit;
  let admin: Visit;
  let number: string;
  let trackingId: string;

  beforeAll(async () => {
    product = await openProduct();
    customer = await product.visit(size);
    admin = await product.visit(LAPTOP);
  });
  afterAll(() => product.stop());

  const sql = <Row>(query: string) => product.host.sql<Row>(query);
  const happened = async () =>
    (await sql<{ what: string }>('select what from private.quote_event order by version')).map(
      ({ what }) => what,
    );

  /** Fills in the fields of a step, and goes on to the next. */
  const step = async (texts: Record<string, string>) => {
    for (const [name, text] of Object.entries(texts))
      await customer.page.locator(`[id="quote-${name}"]`).fill(text);
    await button(customer, 'Next').click();
  };

  it('is requested in steps, and stored once although the answer is lost', async () => {
    const { page } = customer;
    await page.goto('/quote?service=ocean-freight');
    await hydrated(customer);
    await step({ from: 'Hamburg, Germany', to: 'Accra, Ghana', readyOn: dayFromNow(14) });
    await step({
      'pieces.0.count': '2',
      'pieces.0.length': '120',
      'pieces.0.width': '80',
      'pieces.0.height': '100',
      'pieces.0.weight': '250',
    });
    await step({ goods: 'Spare parts for pumps' });
    await step({ name: 'Ada Shipper', email: CUSTOMER });
    await loseAnswerOf(customer, 'request_quote');
    await button(customer, 'Send request').click();
    await see(page, /We could not connect/);
    await button(customer, 'Send request').click();
    await see(page, 'We have received your request');
    const stored = await sql<{ number: string }>('select number from private.quote');
    expect(stored).toHaveLength(1);
    number = stored[0]?.number ?? '';
    await see(page, number);
    await looksRight(page);
    await mailWith(product.host, `We have received your request ${number}`, CUSTOMER);
  });

  it('is found among the new quotes, with what the freight is charged by', async () => {
    const { page } = admin;
    await signIn(admin, product);
    await page.goto('/auth/app/admin/dashboard');
    await page.getByRole('link', { name: /New quotes/ }).click();
    await see(page, 'New (1)');
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('heading', { name: `Quote ${number}` }).waitFor();
    await see(page, '1.92 W/M');
    await looksRight(page);
  });

  it('is offered by keyboard, and mailed once although the answer is lost', async () => {
    const { page } = admin;
    await button(admin, 'Make an offer').focus();
    await page.keyboard.press('Enter');
    await button(admin, 'Add a line').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ocean freight');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1300');
    await button(admin, 'Add a line').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Discount');
    await page.keyboard.press('Tab');
    await page.keyboard.type('-50');
    await see(page, 'EUR 1,250.00');
    await page.getByLabel('Included', { exact: true }).fill('Pick-up and port charges');
    await page.getByLabel('Transit time').fill('24 to 28 days');
    await looksRight(page);
    await loseAnswerOf(admin, 'offer_quote');
    await page.getByLabel('Transit time').press('Enter');
    await see(page, /Could not reach the server/);
    await button(admin, 'Send the offer').click();
    await see(page, 'The offer was sent');
    await see(page, /The offer is open until/);
    expect(await happened()).toEqual(['requested', 'offered']);
    expect(await sql("select from private.queued_mail where quote_mail = 'quoteOffer'")).toHaveLength(1);
  });

  it('is printed on A4', async () => {
    const { page } = admin;
    await page.getByRole('link', { name: 'Print the offer' }).click();
    await page.getByRole('article', { name: `Offer ${number}` }).waitFor();
    await looksRight(page);
    await button(admin, 'Go back').click();
    await page.getByRole('heading', { name: `Quote ${number}` }).waitFor();
  });

  it('is accepted on the page that the mail links to, once although the answer is lost', async () => {
    const { page } = customer;
    const mail = await mailWith(product.host, `Our offer ${number}: EUR 1,250.00`, CUSTOMER);
    const [link = ''] = /\/quoted#[\w-]{43}/.exec(mail) ?? [];
    expect(link).not.toBe('');
    await page.goto(link);
    await see(page, 'EUR 1,250.00');
    const parties = {
      sender: ['Shipper & Co', 'Am Kai 1, Hamburg', '+49 40 1234', CUSTOMER],
      receiver: ['Kofi Receiver', '2 Harbour Road, Accra', '+233 30 1234', 'kofi@receiver.test'],
    };
    for (const [party, texts] of Object.entries(parties))
      for (const [index, name] of ['name', 'address', 'phone', 'email'].entries())
        await page.locator(`[name="${party}.${name}"]`).fill(texts[index] ?? '');
    await page.locator('#accept-name').fill('Ada Shipper');
    await page.locator('#accept-reference').fill('PO 4711');
    await loseAnswerOf(customer, 'answer_offer');
    await button(customer, 'Accept the offer').click();
    // The page looks again by itself, and finds that it was stored.
    await see(page, /You have accepted our offer/);
    expect(await happened()).toEqual(['requested', 'offered', 'accepted']);
  });

  it('becomes one consignment in one press, by the day that the offer suggests', async () => {
    const { page } = admin;
    await page.reload();
    await see(page, /Ada Shipper accepted the offer/);
    expect(await page.getByLabel('To be delivered by').inputValue()).toBe(dayFromNow(14 + 28));
    await looksRight(page);
    await button(admin, 'Make a consignment').dblclick();
    await page.getByRole('link', { name: /^Open consignment/ }).click();
    await page.getByRole('heading', { name: 'Consignment Information' }).waitFor();
    await page.getByRole('link', { name: `Quote ${number}` }).waitFor();
    const booked = await sql<{ trackingId: string; recName: string; itemWeight: string }>(
      `select "trackingId", "recName", "itemWeight" from public.consignment where comment like 'Quote ${number}%'`,
    );
    expect(booked).toEqual([
      { trackingId: expect.any(String) as string, recName: 'Kofi Receiver', itemWeight: '500' },
    ]);
    trackingId = booked[0]?.trackingId ?? '';
    expect(await happened()).toEqual(['requested', 'offered', 'accepted', 'booked']);
  });

  it('can be tracked, also from the page of the quote', async () => {
    const { page } = customer;
    await button(customer, 'Look again').click();
    await see(page, new RegExp(trackingId));
    await page.goto(`/tracking/${trackingId}`);
    await showParties(page);
    await see(page, 'Kofi Receiver');
  });
});
