import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { findBarriers, openProduct, see, sidewaysScroll, signIn, SIZES, type Product } from './browser';

const ADA = 'ada.quill@person.test';

describe.each(SIZES)('people and their data on a %s', (_name, size) => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
    await product.host.sql(
      `insert into public."contactForm" ("firstName", "secondName", email, comment)
       values ('Ada', 'Quill', $1, 'A first question'), ('Bea', 'Other', 'bea@other.test', 'Ada Quill has sent me')`,
      [ADA],
    );
  });
  afterAll(() => product.stop());

  const isWell = async (page: Page) => {
    await page.locator('.notistack-Snackbar').first().waitFor({ state: 'detached' }); // fading, it has too little contrast
    expect(await findBarriers(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  };

  it('are found, saved as a file and erased by an owner, by the keyboard', async () => {
    const owner = await product.visit(size);
    await signIn(owner, product);
    const { page } = owner;
    await page.goto('/auth/app/admin/privacy');
    await page.getByLabel('Full name').fill('ada quill');
    await isWell(page);
    await page.keyboard.press('Enter');
    await see(page, '2 of 2 chosen');
    await isWell(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as JSON' }).press('Enter'),
    ]);
    const { records } = JSON.parse(await readFile(await file.path(), 'utf8')) as {
      records: { data: object }[];
    };
    expect(records.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ email: ADA, comment: 'A first question' }),
    );
    await page.getByRole('button', { name: 'Erase what is chosen' }).press('Enter');
    await page.getByLabel('Reason').fill('Request 17');
    await isWell(page);
    await page.keyboard.press('Enter');
    await see(page, 'Nothing names this person.');
    await isWell(page);
    expect(
      await product.host.sql(
        `select "firstName", comment from public."contactForm" where email = any (array[$1, 'bea@other.test'])`,
        [ADA],
      ),
    ).toEqual([{ firstName: 'Bea', comment: '*** has sent me' }]);
    expect(owner.complaints).toEqual([]);
    await owner.context.close();
  });

  it('are kept for the days that an owner sets, which the privacy policy says', async () => {
    const owner = await product.visit(size);
    await signIn(owner, product);
    await owner.page.goto('/auth/app/admin/privacy');
    await owner.page.getByLabel('Days: Inquiries').fill('90');
    await owner.page.keyboard.press('Enter');
    await see(owner.page, 'The term is saved');
    await isWell(owner.page);
    const visitor = await product.visit(size);
    await visitor.page.goto('/privacy_policy#keeping-terms');
    const table = visitor.page.getByRole('table', { name: 'How long we keep it' });
    await table
      .getByRole('row', { name: /^Requests for a quote/ })
      .getByText('180 days')
      .waitFor();
    await visitor.page.mouse.wheel(0, 50);
    await visitor.page.mouse.move(50, 50);
    await table.getByText('90 days after we have dealt with them').waitFor();
    await isWell(visitor.page);
    for (const { context, complaints } of [owner, visitor]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('are handled by a staff whose rights an owner prints and confirms', async () => {
    const owner = await product.visit(size);
    await signIn(owner, product);
    const { page } = owner;
    await page.goto('/auth/app/admin/staff');
    await page.getByRole('button', { name: 'Confirm the list' }).press('Enter');
    await see(page, /^Confirmed by/);
    await isWell(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('table', { name: 'The staff and their rights' }).isVisible()).toBe(true);
    for (const name of ['Invite somebody', 'Who is on the staff'])
      expect(await page.getByRole('heading', { name }).isVisible()).toBe(false);
    await owner.context.close();
  });
});
