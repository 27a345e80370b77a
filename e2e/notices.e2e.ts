import { findBarriers, looksRight, openProduct, see, SIZES, type Product, type Visit } from './browser';
import { mailWith } from './outbox';
import { openSignedIn } from './session';
import { letToastsGo } from './toasts';

const READER = 'reader@mail.test';

describe.each(SIZES)('notices, on a %s', (_name, size) => {
  let product: Product;
  let admin: Visit;
  let parcel: { id: number; trackingId: string };
  let following: string;
  beforeAll(async () => {
    product = await openProduct();
    await product.host.sql('update private.settings set notice_delay = 3600');
    [parcel] = (await product.host.sql<typeof parcel>(
      'select id, "trackingId" from public.consignment where not ended order by id limit 1',
    )) as [typeof parcel];
    admin = await product.visit(size);
    await admin.page.clock.install();
    await openSignedIn(admin, product, '/auth/app/admin/settings');
  });
  afterAll(() => product.stop());

  it('are asked for on the tracking page, which keeps what was typed until it is right', async () => {
    const visitor = await product.visit(size);
    const { page } = visitor;
    await page.goto(`/tracking?id=${parcel.trackingId}`);
    await page.getByRole('button', { name: 'Follow by e-mail' }).click();
    await page.getByLabel('Your e-mail address').fill('reader@mail');
    await page.getByLabel('From how many hours on?').fill('0');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await see(page, 'What follows the @ has no dot, as in name@example.com');
    await see(page, 'A whole number from 1 to 240');
    await looksRight(visitor.page);
    await page.getByLabel('Your e-mail address').fill(READER);
    await page.getByLabel('From how many hours on?').fill('12');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await see(page, /kept in the outbox/);
    const mail = await mailWith(product.host, 'Do you want to be told');
    following = /\/following#[0-9a-f]+/.exec(mail)?.[0] ?? '';
    expect(following).not.toBe('');
  });

  it('are confirmed by a press on the page of the link, whose token is in no address and no request line', async () => {
    const visitor = await product.visit(size);
    const { page } = visitor;
    const token = following.split('#')[1] ?? '';
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(following);
    await see(page, /Shall r\*\*\*@mail\.test be told/);
    await looksRight(visitor.page);
    expect(page.url()).not.toContain(token);
    await page.getByRole('button', { name: 'Yes, tell me' }).click();
    await see(page, 'Confirmed. We write to you when something happens.');
    await page.getByLabel('Delays, holds and other problems').uncheck();
    await page.getByRole('button', { name: 'Save the changes' }).click();
    await see(page, 'Your changes are saved.');
    await looksRight(visitor.page);
    expect(requests.filter((url) => url.includes(token) && !url.endsWith(`#${token}`))).toEqual([]);
    expect(requests.filter((url) => new URL(url).origin !== new URL(product.host.url).origin)).toEqual([]);
  });

  it('are set for the parties by an owner, with words that are previewed and tested', async () => {
    const { page } = admin;
    await page.getByLabel('Tell the receiver of “Departed”').click();
    await see(page, 'The setting is saved');
    await page.getByRole('button', { name: 'Edit words of “Departed”' }).click();
    await page.getByLabel('Text').fill('It has left {town}.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await see(page, 'There is no {town}.');
    await page.getByLabel('Text').fill('It has left {place} on its way to {to}.');
    const preview = page.frameLocator('iframe[title="Preview of the e-mail"]');
    await preview.locator('p', { hasText: 'It has left Shanghai, China on its way to Rotterdam' }).waitFor();
    await page.getByRole('button', { name: 'Send me a test' }).click();
    await see(page, /the test was kept in the outbox/);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await see(page, 'own words');
    await letToastsGo(page);
    await looksRight(admin.page);
  });

  it('are announced before an update is saved, and can be held back', async () => {
    const { page } = admin;
    await page.goto(`/auth/app/admin/track/${parcel.id}`);
    const depart = async () => {
      await page.getByRole('button', { name: 'Add update' }).first().click();
      await page.getByLabel('Event *').selectOption({ label: 'Departed' });
      await see(page, 'By e-mail this is told to the receiver and 1 follower.');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    };
    await depart();
    await page.getByRole('button', { name: 'Hold back “Departed”' }).click();
    await see(page, 'No notice has been sent.');
    await product.host.sql('update private.settings set notice_delay = 0');
    await depart();
    await mailWith(product.host, 'It has left');
    await page.reload();
    await page.getByText('Kept in the outbox').first().waitFor();
    await page
      .getByRole('button', { name: /^Show “Departed” to/ })
      .first()
      .click();
    await page
      .frameLocator('iframe[title="Preview of the e-mail"]')
      .locator('p', { hasText: 'on its way to' })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await looksRight(admin.page);
  });

  it('are stopped with the link of any mail', async () => {
    const mail = await mailWith(product.host, 'Change or stop these messages');
    const visitor = await product.visit(size);
    const { page } = visitor;
    await page.goto(/\/following#[0-9a-f]+/.exec(mail)?.[0] ?? '');
    await page.getByRole('button', { name: 'Stop these messages' }).click();
    await see(page, 'Stopped. You get no more messages about this consignment.');
    await looksRight(visitor.page);
    expect(await product.host.sql('select from private.follower')).toEqual([]);
  });
});
