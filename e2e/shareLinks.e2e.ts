import { partiesCopy } from '@/content/tracking';
import { findBarriers, openProduct, see, sidewaysScroll, SIZES, type Product, type Visit } from './browser';
import { openSignedIn } from './session';

describe.each(SIZES)('share links, on a %s', (_name, size) => {
  let product: Product;
  let admin: Visit;
  let parcel: { id: number; trackingId: string; sendersName: string; recEmail: string };
  let links: { journey: string; parties: string };
  /** The address and the referrer of every request of those who open a link. */
  const requests: string[] = [];
  beforeAll(async () => {
    product = await openProduct();
    [parcel] = (await product.host.sql<typeof parcel>(
      'select id, "trackingId", "sendersName", "recEmail" from public.consignment order by id limit 1',
    )) as [typeof parcel];
    await product.host.sql('update private.settings set mask_parties = true');
    admin = await product.visit(size);
    await openSignedIn(admin, product);
  });
  afterAll(() => product.stop());

  const panel = () => admin.page.getByRole('region', { name: 'Share links' });
  const openLink = async (link: string) => {
    const visitor = await product.visit(size);
    // The document itself is asked for without the fragment, which Playwright adds.
    visitor.page.on('request', (request) => {
      const address = request.isNavigationRequest() ? request.url().replace(/#.*/, '') : request.url();
      requests.push(`${address} ${request.headers().referer}`);
    });
    await visitor.page.goto(link);
    return visitor;
  };
  const tokenOf = (link: string) => link.split('#')[1] ?? '';

  it('are made on the page of the consignment, and shown once', async () => {
    await admin.page.goto(`/auth/app/admin/track/${parcel.id}`);
    const make = async (scope: string) => {
      await panel().getByLabel('What it shows').selectOption(scope);
      await panel().getByRole('button', { name: 'Make the link' }).click();
      const field = panel().getByLabel('Share link', { exact: true });
      await field.waitFor();
      return field;
    };
    const first = await (await make('journey')).inputValue();
    await panel().getByRole('listitem').first().waitFor();
    const field = await make('parties');
    await panel().getByRole('listitem').nth(1).waitFor();
    links = { journey: first, parties: await field.inputValue() };
    expect(links.parties).toMatch(/\/shared#[0-9a-f]{64}$/);
    expect(links.parties).not.toBe(links.journey);
    await see(admin.page, 'Not opened yet');
    expect(await sidewaysScroll(admin.page)).toBe(0);
    expect(await findBarriers(admin.page)).toEqual([]);
  });

  it('show the consignment with both parties, though these are locked', async () => {
    const { page, complaints, strangers } = await openLink(links.parties);
    await see(page, `Consignment ${parcel.trackingId}`);
    await page.getByText(partiesCopy.fold).click();
    await see(page, parcel.sendersName);
    await see(page, parcel.recEmail);
    await see(page, /^This link works until /);
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.getAttribute('meta[name="robots"]', 'content')).toBe('noindex');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
    expect(strangers.filter((address) => !address.includes('openstreetmap'))).toEqual([]);
  });

  it('show it without them where the link leaves them out, and only to whoever has the link', async () => {
    const { page } = await openLink(links.journey);
    await see(page, `Consignment ${parcel.trackingId}`);
    expect(await page.content()).not.toContain(parcel.sendersName);
    expect(await page.getByRole('region', { name: 'Personal Information' }).count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    await page.reload();
    await see(page, /open the link again that you were sent/);
    await page.goto(links.journey);
    await see(page, `Consignment ${parcel.trackingId}`);
  });

  it('load no translator in a browser of another language', async () => {
    const context = await product.browser.newContext({
      baseURL: product.host.url,
      locale: 'fr-FR',
      viewport: size,
    });
    const page = await context.newPage();
    const strangers: string[] = [];
    await context.route(
      (url) => url.origin !== product.host.url,
      (route) => {
        strangers.push(route.request().url());
        return route.abort();
      },
    );
    const answer = await page.goto(links.parties);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['content-security-policy']).not.toContain('translate');
    await page.getByText(partiesCopy.fold).click();
    await see(page, parcel.sendersName);
    expect(strangers.filter((address) => address.includes('google'))).toEqual([]);
    await context.close();
  });

  it('are made by a party with its word on the tracking page', async () => {
    const [{ word } = { word: '' }] = await product.host.sql<{ word: string }>(
      `select word from private.party_word where consignment = $1 and party = 'receiver'`,
      [parcel.id],
    );
    const { page } = await product.visit(size);
    await page.goto(`/tracking?id=${parcel.trackingId}`);
    await page.getByRole('button', { name: 'I am the sender or the receiver' }).click();
    await page.getByLabel('Word or code').fill(word);
    await page.getByLabel('Word or code').press('Enter');
    await page.getByRole('button', { name: 'Share this consignment by a link' }).click();
    await see(page, 'You have made no link that still works.');
    await page.getByRole('button', { name: 'Make the link' }).click();
    const link = await page.getByLabel('Share link', { exact: true }).inputValue();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: /^Revoke the link made/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await see(page, 'You have made no link that still works.');
    const { page: visited } = await openLink(link);
    await see(visited, /^This link shows nothing/);
  });

  it('are revoked after a question, and then show nothing', async () => {
    await admin.page.reload();
    await panel()
      .getByText(/^Opened \d times?, last/)
      .first()
      .waitFor();
    for (const remaining of [1, 0]) {
      await panel()
        .getByRole('button', { name: /^Revoke the link made/ })
        .first()
        .click();
      await admin.page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
      await admin.page.getByRole('dialog').waitFor({ state: 'detached' });
      await see(admin.page, remaining ? 'The link is revoked' : 'No link works at present.');
    }
    for (const link of Object.values(links)) {
      const { page } = await openLink(link);
      await see(page, /^This link shows nothing: .* Ask whoever sent it to you for a new one\.$/);
      expect(await findBarriers(page)).toEqual([]);
    }
  });

  it('are in no address and no referrer that was asked for', () => {
    expect(requests.length).toBeGreaterThan(10);
    for (const link of Object.values(links))
      expect(requests.filter((address) => address.includes(tokenOf(link)))).toEqual([]);
  });
});
