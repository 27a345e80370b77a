import type { Page } from 'playwright-core';
import { fillConsignments } from '../supabase/tests/support/fill';
import {
  cutOff,
  findBarriers,
  openProduct,
  see,
  sidewaysScroll,
  SIZES,
  type Product,
  type Visit,
} from './browser';
import { openSignedIn } from './session';

const LIST = '/auth/app/admin/track';

describe.each(SIZES)('changing many consignments at once on a %s', (_name, size) => {
  let product: Product;
  let admin: Visit;
  let page: Page;

  beforeAll(async () => {
    product = await openProduct();
    await fillConsignments(product.host, 45);
    admin = await product.visit(size);
    ({ page } = admin);
    await openSignedIn(admin, product);
  });
  afterEach(() => expect(admin.complaints.filter((line) => line.startsWith('thrown'))).toEqual([]));
  afterAll(() => product.stop());

  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const select = async (...ids: string[]) => {
    for (const id of ids) await page.getByRole('checkbox', { name: `Select ${id}` }).check();
  };
  const selectAll = async () => {
    await page.goto(LIST);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await press('Select all 45 that match');
    await see(page, '45 selected');
  };
  const count = async (from: string) => {
    const [row] = await product.host.sql<{ count: number }>(`select count(*)::int as count from ${from}`);
    return row?.count;
  };
  const newestIds = async () => {
    const rows = await product.host.sql<{ trackingId: string }>(
      'select "trackingId" from public.consignment order by id desc limit 2',
    );
    return rows.map(({ trackingId }) => trackingId);
  };

  it('archives the selected ones after showing them, and restores them by one undo', async () => {
    const ids = await newestIds();
    await page.goto(LIST);
    await select(...ids);
    await press('Archive');
    const dialog = page.getByRole('dialog', { name: 'Archive 2 consignments' });
    await dialog.getByText(ids[0] ?? '').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await count('public.consignment where archived_at is not null')).toBe(0);
    await press('Change 2 consignments');
    await see(page, '2 consignments changed.');
    expect(await count('public.consignment where archived_at is not null')).toBe(2);
    await press('Undo all');
    await page.getByRole('dialog', { name: /^Undo: / }).waitFor();
    await see(page, '2 consignments changed.');
    expect(await count('public.consignment where archived_at is not null')).toBe(0);
    await press('Close');
  });

  it('adds an update to all that match exactly once, over a cut line and a reload', async () => {
    await selectAll();
    await press('Add update');
    const dialog = page.getByRole('dialog', { name: 'Add an update to 45 consignments' });
    await dialog.getByLabel(/^Event/).selectOption('in_transit');
    await dialog.getByLabel(/note/i).first().fill('The ship has left.');
    await press('Next');
    const restore = await cutOff(page, /\/rest\/v1\/.*consignment_event/);
    await press('Change 45 consignments');
    await see(page, /The server could not be reached/);
    await restore();
    await page.reload();
    await see(page, /^Stopped\. \d+ consignments? done, \d+ not yet\.$/);
    await press('Continue');
    await see(page, '45 consignments changed.');
    const added = `public.consignment_event where public_note = 'The ship has left.'`;
    expect(await count(added)).toBe(45);
    await press('Undo all');
    await page.getByRole('dialog', { name: /^Undo: / }).waitFor();
    await see(page, '45 consignments changed.');
    expect(await count(`${added} and voided_at is null`)).toBe(0);
    await press('Close');
  });

  it('reports each that somebody deleted meanwhile, and changes the others', async () => {
    const [deletedId, keptId] = await newestIds();
    await page.goto(LIST);
    await select(deletedId ?? '', keptId ?? '');
    await press('Set type');
    const dialog = page.getByRole('dialog', { name: 'Set the type of 2 consignments' });
    const other = await dialog.getByLabel(/^Type/).locator('option').last().getAttribute('value');
    await dialog.getByLabel(/^Type/).selectOption(other);
    await press('Next');
    await page.getByRole('dialog', { name: `Set the type of 2 consignments to ${other}` }).waitFor();
    await product.host.sql(`delete from public.consignment where "trackingId" = '${deletedId}'`);
    await press('Change 2 consignments');
    await see(page, '1 consignment could not be changed:');
    await see(page, 'This consignment does not exist any more.');
    expect(await findBarriers(page)).toEqual([]);
    expect(await count(`public.consignment where "trackingId" = '${keptId}' and type = '${other}'`)).toBe(1);
    await press('Close');
  });
});
