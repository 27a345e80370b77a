import { readFile } from 'node:fs/promises';
import {
  findBarriers,
  LAPTOP,
  openProduct,
  PHONE,
  see,
  sidewaysScroll,
  SIZES,
  type Product,
  type Visit,
} from './browser';
import { store } from './consignment';
import { openSignedIn } from './session';

describe('correcting mistakes, and who did what', () => {
  let product: Product;
  let admin: Visit;
  beforeAll(async () => {
    product = await openProduct();
    admin = await product.visit(PHONE);
    await openSignedIn(admin, product);
  });
  afterAll(() => product.stop());

  const openForm = async ({ page }: Visit, id: number) => {
    await page.goto(`/auth/app/admin/track/${id}?correct`);
    await page.getByRole('dialog').waitFor();
  };
  const type = ({ page }: Visit, label: string, text: string) =>
    page.getByRole('dialog').getByLabel(label).fill(text);
  const save = ({ page }: Visit) => page.getByRole('button', { name: 'Save correction' }).click();

  it.each(SIZES)(
    'corrects an e-mail address with a reason, which Activity and Audit show, on a %s',
    async (_what, size) => {
      const { page } = admin;
      await page.setViewportSize(size);
      const { id, trackingId } = await store(product);
      await openForm(admin, id);
      expect(await findBarriers(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      await type(admin, 'Receiver email', 'right@receiver.example');
      const reason = page.getByRole('dialog').getByRole('combobox', { name: 'Reason' });
      await reason.press('ArrowDown');
      const [list, field] = [await page.getByRole('listbox').boundingBox(), await reason.boundingBox()];
      expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0); // “Save” is below
      await reason.press('Escape');
      await type(admin, 'Reason', 'Mistyped at the counter');
      await save(admin);
      await see(page, `The details of ${trackingId} were corrected`);
      const activity = page.getByRole('region', { name: 'Activity' });
      await activity.getByText(/→ right@receiver.example/).waitFor();
      await activity.getByText('Reason: Mistyped at the counter').waitFor();
      expect(await findBarriers(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);

      await page.goto(`/auth/app/admin/audit?search=${trackingId}&action=update`);
      await page.getByText(/→ right@receiver.example/).waitFor();
      expect(await page.getByRole('link', { name: trackingId }).count()).toBe(1);
      expect(await findBarriers(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export as CSV' }).click();
      const csv = await readFile(await (await download).path(), 'utf8');
      expect(csv).toContain('Mistyped at the counter');
      expect(csv).toContain('right@receiver.example');
      expect(csv).not.toContain('Added');
      expect(admin.complaints).toEqual([]);
    },
  );

  it('shows two admins who correct the same field what to choose from', async () => {
    const [adminVisit, other] = [admin, await product.visit(PHONE)];
    const { id } = await store(product);
    await adminVisit.page.setViewportSize(LAPTOP);
    await openForm(adminVisit, id);
    await openSignedIn(other, product, `/auth/app/admin/track/${id}?correct`);
    await other.page.getByRole('dialog').waitFor();
    await type(adminVisit, 'Receiver phone', '111');
    await type(adminVisit, 'Reason', 'The caller said so');
    await type(other, 'Receiver phone', '222');
    await type(other, 'Reason', 'A wrong number');
    await save(adminVisit);
    await adminVisit.page.getByRole('dialog').waitFor({ state: 'detached' });
    const clash = other.page.getByRole('group', { name: 'Receiver phone', exact: true });
    await clash.getByText('111').waitFor();
    await clash.getByText('222').waitFor();
    expect(await findBarriers(other.page)).toEqual([]);
    expect(await sidewaysScroll(other.page)).toBe(0);
    await clash.getByRole('button', { name: /^Take mine/ }).click();
    await save(other);
    await other.page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await product.host.sql('select "recPhone" from public.consignment where id = $1', [id])).toEqual([
      { recPhone: '222' },
    ]);
  });

  it('archives a consignment, which its visitor reads, and undoes that after a reload', async () => {
    const { page } = admin;
    await page.setViewportSize(PHONE);
    const { id, trackingId } = await store(product);
    await page.goto(`/auth/app/admin/track/${id}`);
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await see(page, `${trackingId} was archived`);
    await see(page, /^Archived on /);
    const visitor = await product.visit();
    await visitor.page.goto(`/tracking/${trackingId}`);
    await see(visitor.page, /^This consignment was archived on /);
    await page.reload();
    const undo = page.getByRole('button', { name: `Undo: ${trackingId} was archived` });
    await undo.waitFor();
    await see(page, /^Archived on /);
    expect(await findBarriers(page)).toEqual([]);
    await undo.focus();
    await page.keyboard.press('Enter');
    await see(page, `${trackingId} was restored`);
    expect(await product.host.sql('select archived_at from public.consignment where id = $1', [id])).toEqual([
      { archived_at: null },
    ]);
    expect(admin.complaints).toEqual([]);
  });
});
