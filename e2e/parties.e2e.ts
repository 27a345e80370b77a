import {
  findBarriers,
  openProduct,
  see,
  sidewaysScroll,
  SIZES,
  signIn,
  type Product,
  type Visit,
} from './browser';
import { showParties } from './consignment';
import { mailWith } from './outbox';

describe.each(SIZES)('locked parties, on a %s', (_name, size) => {
  let product: Product;
  let admin: Visit;
  let parcel: { id: number; trackingId: string; sendersName: string; recEmail: string };
  beforeAll(async () => {
    product = await openProduct();
    [parcel] = (await product.host.sql<typeof parcel>(
      'select id, "trackingId", "sendersName", "recEmail" from public.consignment order by id limit 1',
    )) as [typeof parcel];
    admin = await product.visit(size);
    await signIn(admin, product);
  });
  afterAll(() => product.stop());

  const track = async () => {
    const visitor = await product.visit(size);
    await visitor.page.goto(`/tracking?id=${parcel.trackingId}`);
    await showParties(visitor.page);
    return visitor;
  };
  const openForm = async ({ page }: Visit) => {
    await page.getByRole('button', { name: 'I am the sender or the receiver' }).click();
    return page.getByLabel('Word or code');
  };

  it('are locked in the settings, which show what that means', async () => {
    const before = await track();
    await see(before.page, parcel.sendersName);
    const { page } = admin;
    await page.goto('/auth/app/admin/settings');
    await see(page, 'A stranger now sees of a consignment:');
    await page.getByRole('radio', { name: 'Locked: initials only' }).check();
    await see(page, 'The setting is saved');
    await see(page, 'A. D. S.');
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByText('The setting is saved').waitFor({ state: 'hidden' });
    expect(await findBarriers(page)).toEqual([]);
    const after = await track();
    await see(after.page, /Names are shortened here/);
    expect(await after.page.content()).not.toContain(parcel.sendersName);
  });

  it('are opened by the word that stands on the page of the consignment', async () => {
    const { page } = admin;
    await page.goto(`/auth/app/admin/track/${parcel.id}`);
    const words = page.getByRole('region', { name: 'Words of the parties' });
    const word = await words
      .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      .first()
      .innerText();
    const visitor = await track();
    const field = await openForm(visitor);
    await field.fill('WRONG-WRD');
    await field.press('Enter');
    await see(visitor.page, /This does not open it/);
    expect(await field.inputValue()).toBe('WRONG-WRD');
    expect(await findBarriers(visitor.page)).toEqual([]);
    expect(await sidewaysScroll(visitor.page)).toBe(0);
    await field.fill(word.toLowerCase());
    await field.press('Enter');
    await see(visitor.page, parcel.sendersName);
    await see(visitor.page, parcel.recEmail);
    await visitor.page.reload();
    await showParties(visitor.page);
    await see(visitor.page, /Names are shortened here/);
  });

  it('are opened by a code that is mailed to a party', async () => {
    const visitor = await track();
    const field = await openForm(visitor);
    await visitor.page.getByRole('button', { name: 'Send a code to the receiver' }).click();
    await see(visitor.page, /a mail with a code was kept in the outbox/);
    const subject = `Your code for consignment ${parcel.trackingId}`;
    await mailWith(product.host, subject);
    const { page } = await product.visit();
    await page.goto('/outbox');
    await page.getByRole('link', { name: subject }).click();
    const code = page.frameLocator('iframe').getByText(/^\d{8}$/);
    await field.fill(await code.innerText());
    await field.press('Enter');
    await see(visitor.page, parcel.sendersName);
  });
});
