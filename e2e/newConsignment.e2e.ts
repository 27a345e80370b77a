import { aConsignment } from '../supabase/tests/support/api';
import { findBarriers, openProduct, see, sidewaysScroll, SIZES, type Product, type Visit } from './browser';
import { field, fillParties, fillShipment, openForm, parties, store } from './consignment';
import { openSignedIn } from './session';

const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true });
const createdRegion = ({ page }: Visit) => page.getByRole('region', { name: 'Just created' });

describe.each(SIZES)('the form of a new consignment on a %s', (_name, size) => {
  let product: Product;
  let admin: Visit;

  beforeAll(async () => {
    product = await openProduct();
    admin = await product.visit(size);
    await openSignedIn(admin, product);
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await admin.page.evaluate(() => {
      localStorage.removeItem('admin-keep-form-open');
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith('draft:')) sessionStorage.removeItem(key);
    });
    await admin.page.goto('/auth/app/admin/track');
    await button(admin, 'New consignment').waitFor();
  });

  it('leaves the list in the first view until it is opened, and is open again after a reload', async () => {
    const { page } = admin;
    const list = await page.getByRole('searchbox').boundingBox();
    expect(list?.y).toBeLessThan(size.height);
    await button(admin, 'New consignment').click();
    expect(page.url()).toContain('?new');
    await field(page, 'Sender name').waitFor();
    await page.reload();
    await field(page, 'Sender name').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await button(admin, 'Close the form').click();
    await button(admin, 'New consignment').waitFor();
    expect(page.url()).not.toContain('new');
  });

  it('opens with what was not sent, and stays open if it is kept open', async () => {
    const { page } = admin;
    await openForm(page);
    await field(page, 'Sender name').fill('Ama');
    await page.goto('/auth/app/admin/track');
    await see(page, /did not send is back/);
    expect(await field(page, 'Sender name').inputValue()).toBe('Ama');
    await page.getByLabel('Keep this form open').check();
    await button(admin, 'Start over').click();
    await page.goto('/auth/app/admin/track');
    await field(page, 'Sender name').waitFor();
    expect(await page.getByText(/did not send is back/).count()).toBe(0);
  });

  it('says what was created and what can be done with it, and has nothing to delete under the pointer', async () => {
    const { page } = admin;
    await page.evaluate(() =>
      addEventListener('pointerdown', ({ clientX, clientY }) => {
        document.documentElement.dataset.pressed = JSON.stringify({ x: clientX, y: clientY });
      }),
    );
    await fillParties(page);
    await fillShipment(page);
    const answer = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/rest/v1/consignment'),
    );
    await button(admin, 'Create').click();
    const [{ id, trackingId }] = (await (await answer).json()) as [{ id: number; trackingId: string }];
    await createdRegion(admin).waitFor();
    const pressed = await page.evaluate(
      () => JSON.parse(document.documentElement.dataset.pressed ?? '{}') as { x: number; y: number },
    );
    expect(await createdRegion(admin).textContent()).toContain(trackingId);
    const { x, y } = pressed;
    const under = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('button, a')?.textContent ?? '',
      [x, y] as const,
    );
    expect(under).not.toContain('Delete');
    const box = await createdRegion(admin).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(size.height / 2);
    const list = await page.getByRole('region', { name: 'Consignments' }).boundingBox();
    expect(list?.y).toBeGreaterThan(y);
    expect(await findBarriers(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await createdRegion(admin).getByRole('link', { name: 'Mail the customer' }).click();
    await page.waitForURL(`**/all_messages?consignment=${id}`);
    await page.getByLabel('To receiver or sender').selectOption('receiver');
    expect(await page.getByLabel("Receiver's e-mail").inputValue()).toBe(parties['Receiver email']);
  });

  it('is filled in from another consignment, and from a template', async () => {
    const { page } = admin;
    const { id, trackingId } = await store(product);
    const { recName } = aConsignment();
    await page.goto(`/auth/app/admin/track/${id}`);
    await page.getByRole('link', { name: 'Duplicate' }).click();
    await see(page, `Filled in from ${trackingId}`);
    expect(await field(page, 'Receiver name').inputValue()).toBe(recName);
    await button(admin, 'Save as template').click();
    const name = `Weekly ${size.width}`;
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await see(page, 'Template saved');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await button(admin, 'Undo').click();
    expect(await field(page, 'Receiver name').inputValue()).toBe('');
    await button(admin, 'Begin with a template').click();
    await button(admin, `Use the template “${name}”`).waitFor();
    expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
    await button(admin, `Use the template “${name}”`).click();
    expect(await field(page, 'Receiver name').inputValue()).toBe(recName);
    await button(admin, 'Next').click();
    await field(page, 'Quantity').waitFor();
    expect(await field(page, 'Quantity').inputValue()).toBe('12 boxes');
    expect(await field(page, 'Status').inputValue()).toBe('');
    expect(await field(page, 'Delivery date').inputValue()).toBe('');
  });

  it('is not sent twice when its answer was lost and a field was corrected', async () => {
    const { page } = admin;
    const name = `Cut ${size.width}`;
    const count = async () =>
      (await product.host.sql('select 1 from public.consignment where "sendersName" = $1', [name])).length;
    await openForm(page);
    await fillParties(page);
    await fillShipment(page);
    await button(admin, 'Back').click();
    await field(page, 'Sender name').fill(name);
    await button(admin, 'Next').click();
    await page.route('**/rest/v1/consignment*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await button(admin, 'Create').click();
    await see(page, /Could not reach the server/);
    await page.unroute('**/rest/v1/consignment*');
    await field(page, 'Current city').fill('Delft');
    await field(page, 'Quantity').fill('13 boxes');
    await button(admin, 'Create').click();
    await see(page, /was stored with the first values/);
    expect(await count()).toBe(1);
    expect(await findBarriers(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await see(page, 'Quantity can only be corrected on its page.');
    await button(admin, 'Change Current city').click();
    await see(page, 'Consignment updated successfully');
    const [row] = await product.host.sql<{ city: string; itemQuantity: string }>(
      'select city, "itemQuantity" from public.consignment where "sendersName" = $1',
      [name],
    );
    expect(row).toEqual({ city: 'Delft', itemQuantity: '12 boxes' });
    await button(admin, 'Create a second one').click();
    await createdRegion(admin).waitFor();
    expect(await count()).toBe(2);
  });

  it('hints at an odd e-mail address and a past delivery, and takes them', async () => {
    const { page } = admin;
    await openForm(page);
    await fillParties(page);
    await fillShipment(page);
    await field(page, 'Delivery date').fill('2026-01-02T10:00');
    await button(admin, 'Back').click();
    await field(page, 'Sender email').fill('ask for Jan');
    await field(page, 'Sender phone').focus();
    await see(page, /does not look like an e-mail address/);
    expect(await findBarriers(page)).toEqual([]);
    await button(admin, 'Next').click();
    await field(page, 'Delivery date').focus();
    await field(page, 'Quantity').focus();
    await see(page, 'This date has passed. It is stored as you entered it.');
    await button(admin, 'Create').click();
    await createdRegion(admin).waitFor();
  });
});
