import { looksRight, openProduct, see, SIZES, type Product, type Visit } from './browser';
import { mailWith } from './outbox';
import { openSignedIn } from './session';
import { letToastsGo } from './toasts';

const READER = 'reader@mail.test';
/** The desk looks this often while mails are being sent. */
const POLL_MS = 3_000;
const DESK = '/auth/app/admin/subscribers/newsletter';

describe.each(SIZES)('newsletters, on a %s', (_name, size) => {
  let product: Product;
  let admin: Visit;
  beforeAll(async () => {
    product = await openProduct();
    await product.host.sql('delete from public."newsLetter"');
    await product.host.sql(
      `insert into public."newsLetter" (email, country) values ($1, 'Ghana'), ('other@mail.test', 'Ghana')`,
      [READER],
    );
    admin = await product.visit(size);
    await admin.page.clock.install();
    await openSignedIn(admin, product, '/auth/app/admin/subscribers');
  });
  afterAll(() => product.stop());

  const linkIn = (mail: string) => /\/newsletter#[0-9a-f]+/.exec(mail)?.[0] ?? '';
  it('are offered to each subscriber by one mail', async () => {
    const { page } = admin;
    await page.getByRole('link', { name: 'Newsletter' }).click();
    await page.getByRole('button', { name: 'Ask for confirmation' }).click();
    await see(page, 'Ask 2 subscribers for confirmation');
    await looksRight(admin.page);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await see(page, 'Everybody was asked.');
    await mailWith(product.host, 'Do you want the newsletter', 'other@mail.test');
    await page.clock.fastForward(POLL_MS);
    await see(page, '2 kept in the outbox');
    await looksRight(admin.page);
  });

  it('are confirmed by a press on the page of the link, whose token is in no address and no request line', async () => {
    const visitor = await product.visit(size);
    const { page } = visitor;
    const link = linkIn(await mailWith(product.host, 'Do you want the newsletter', READER));
    const token = link.split('#')[1] ?? '';
    expect(token).not.toBe('');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(link);
    await see(page, 'Shall r***@mail.test get our newsletter?');
    await looksRight(visitor.page);
    expect(page.url()).not.toContain(token);
    await page.getByRole('button', { name: 'Yes, send it to me' }).click();
    await see(page, 'Confirmed. You get our next newsletter.');
    await looksRight(visitor.page);
    expect(requests.filter((url) => url.includes(token) && !url.endsWith(`#${token}`))).toEqual([]);
    expect(requests.filter((url) => new URL(url).origin !== new URL(product.host.url).origin)).toEqual([]);
  });

  it('are written with a preview, tested, and sent to who confirmed', async () => {
    const { page } = admin;
    await page.goto(DESK);
    await page.getByLabel('Subject').fill('Rates in May');
    await page.getByRole('textbox', { name: 'Paragraph 1' }).fill('They fall by a third.');
    await page.getByRole('button', { name: 'Bold' }).first().click();
    const preview = page.frameLocator('iframe[title="Preview of the e-mail"]');
    await preview.getByText('They fall by a third.').last().waitFor();
    await preview.getByText('You received this message because you subscribed to our newsletter.').waitFor();
    await page.getByRole('button', { name: 'Send me a test' }).click();
    await see(page, /the test was kept in the outbox/);
    await mailWith(product.host, 'They fall by a third.', product.host.admin.email);
    await page.reload();
    await page.getByRole('button', { name: 'Send to 1 confirmed subscriber' }).click();
    await see(page, 'Send “Rates in May” to 1 subscriber');
    await looksRight(admin.page);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await mailWith(product.host, 'They fall by a third.', READER);
    await page.clock.fastForward(POLL_MS);
    await see(page, '1 kept in the outbox');
    await letToastsGo(page);
    await looksRight(admin.page);
    expect(await page.getByLabel('Subject').inputValue()).toBe('');
  });

  it('are left with the link of any of them, which deletes the subscriber', async () => {
    const mail = await mailWith(product.host, 'They fall by a third.', READER);
    const visitor = await product.visit(size);
    const { page } = visitor;
    await page.goto(linkIn(mail));
    await see(page, 'Leaving deletes your address and your country from our list.');
    await page.getByRole('button', { name: 'Leave the newsletter' }).click();
    await see(page, /^You have left the newsletter/);
    await looksRight(visitor.page);
    expect(await product.host.sql('select email from public."newsLetter"')).toEqual([
      { email: 'other@mail.test' },
    ]);
  });
});
