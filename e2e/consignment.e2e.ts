import { openProduct, see, type Product, type Visit } from './browser';
import { create, field, fillParties, fillShipment, parties, store } from './consignment';
import { openSignedIn } from './session';

const LIST = '/auth/app/admin/track';

describe('a consignment', () => {
  let product: Product;
  let admin: Visit;
  let other: Visit;

  beforeAll(async () => {
    product = await openProduct();
    [admin, other] = [await product.visit(), await product.visit()];
    for (const visit of [admin, other]) await openSignedIn(visit, product);
  });
  afterAll(() => product.stop());

  it('is created, found, edited, tracked by a visitor and deleted', async () => {
    const { page } = admin;
    const { id, trackingId } = await create(page);

    await page.getByLabel('Search consignments').fill(trackingId.slice(0, 6));
    await page.getByRole('link', { name: `View ${trackingId}` }).click();
    await page.getByRole('heading', { name: 'Consignment Information' }).waitFor();
    await see(page, parties['Receiver address']);

    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await field(page, 'Sender name').isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Current city').fill('Tema');
    await page.getByRole('dialog').getByLabel('Current location').selectOption('Ghana');
    await page.getByRole('dialog').getByLabel('Status').fill('Customs clearance');
    await page.getByRole('button', { name: 'update' }).click();
    await see(page, 'Consignment updated successfully');
    await see(page, 'Tema, Ghana');

    const visitor = await product.visit();
    await visitor.page.goto('/tracking');
    await visitor.page.getByLabel('Enter the consignment number').fill(`  ${trackingId.toLowerCase()} `);
    await visitor.page.getByRole('button', { name: 'Track Result' }).click();
    await see(visitor.page, 'Shippment Status');
    await see(visitor.page, 'Customs clearance');
    await see(visitor.page, parties['Receiver name']);
    expect(await visitor.page.getByRole('row').count()).toBe(3);
    await visitor.page.getByText('Map of Ghana').click();
    await visitor.page.getByRole('button', { name: /Ghana/ }).waitFor();
    expect(visitor.complaints).toEqual([]);
    expect(
      visitor.strangers.filter((address) => !address.startsWith('https://tile.openstreetmap.org')),
    ).toEqual([]);

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await see(page, 'Are you sure you want to perform this task ?. It can not be undone!');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await see(page, 'Deletion is successful');
    await page.waitForURL(`**/auth/app/admin/track?search=${trackingId.slice(0, 6)}`);
    expect(await product.host.sql('select 1 from public.consignment where id = $1', [id])).toEqual([]);

    await visitor.page.getByRole('button', { name: 'Track Result' }).click();
    await see(visitor.page, 'OOps, No consignment matches this tracking ID');
    expect(admin.complaints).toEqual([]);
  });

  it('keeps both entries when two admins edit it at once', async () => {
    const { id } = await store(product);
    const edit = async ({ page }: Visit, city: string) => {
      await page.goto(`/auth/app/admin/track/${id}`);
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.getByRole('dialog').getByLabel('Current city').fill(city);
    };
    await edit(admin, 'Antwerp');
    await edit(other, 'Hamburg');
    await Promise.all(
      [admin, other].map(async ({ page }) => {
        await page.getByRole('button', { name: 'update' }).click();
        await see(page, 'Consignment updated successfully');
      }),
    );
    const [row] = await product.host.sql<{ locations: { no: number; location: string }[] }>(
      'select locations from public.consignment where id = $1',
      [id],
    );
    expect(row?.locations.map(({ no }) => no)).toEqual([1, 2, 3]);
    expect(row?.locations.map(({ location }) => location)).toEqual(
      expect.arrayContaining(['Antwerp, Netherlands', 'Hamburg, Netherlands']),
    );
  });

  it('is stored once when its response was lost and it is sent again', async () => {
    const { page } = admin;
    await page.goto(LIST);
    await fillParties(page);
    await fillShipment(page);
    const name = `Lost ${Date.now()}`;
    await page.getByRole('button', { name: 'Back' }).click();
    await field(page, 'Sender name').fill(name);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.route('**/rest/v1/consignment*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Create' }).click();
    await see(page, /Could not reach the server/);
    await page.unroute('**/rest/v1/consignment*');
    await page.getByRole('button', { name: 'Create' }).click();
    await see(page, 'Consignment created successfully');
    expect(
      await product.host.sql('select 1 from public.consignment where "sendersName" = $1', [name]),
    ).toHaveLength(1);
  });

  it('keeps a later edit when an earlier one, whose response was lost, is sent again', async () => {
    const { id } = await store(product);
    const enter = async ({ page }: Visit, city: string) => {
      await page.goto(`/auth/app/admin/track/${id}`);
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.getByRole('dialog').getByLabel('Current city').fill(city);
    };
    const send = ({ page }: Visit) => page.getByRole('button', { name: 'update' }).click();
    await enter(admin, 'Antwerp');
    await admin.page.route('**/rest/v1/consignment*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await send(admin);
    await see(admin.page, /Could not reach the server/);
    await admin.page.unroute('**/rest/v1/consignment*');
    await enter(other, 'Hamburg');
    await send(other);
    await see(other.page, 'Consignment updated successfully');
    await send(admin);
    await see(admin.page, 'Consignment updated successfully');
    const [row] = await product.host.sql<{ city: string; locations: { location: string }[] }>(
      'select city, locations from public.consignment where id = $1',
      [id],
    );
    expect(row?.city).toBe('Hamburg');
    expect(row?.locations.slice(1).map(({ location }) => location)).toEqual([
      'Antwerp, Netherlands',
      'Hamburg, Netherlands',
    ]);
  });

  it('keeps its typed values when the request fails, is refused, or the page is reloaded', async () => {
    const { page } = admin;
    await page.goto(LIST);
    await fillParties(page);
    await fillShipment(page);
    await page.route('**/rest/v1/consignment*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await page.getByRole('button', { name: 'Create' }).click();
    await see(page, 'This consignment could not be created');
    expect(await field(page, 'Product').inputValue()).toBe('Machine parts');
    await page.unroute('**/rest/v1/consignment*');

    await field(page, 'Product').fill('x'.repeat(5_000));
    await page.getByRole('button', { name: 'Create' }).click();
    await see(page, 'At most 120 characters');
    expect(await field(page, 'Product').inputValue()).toHaveLength(5_000);

    await field(page, 'Product').fill('Machine parts');
    await page.reload();
    expect(await field(page, 'Sender name').inputValue()).toBe(parties['Sender name']);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    expect(await field(page, 'Product').inputValue()).toBe('Machine parts');
    await page.getByRole('button', { name: 'Create' }).click();
    await see(page, 'Consignment created successfully');
  });
});
