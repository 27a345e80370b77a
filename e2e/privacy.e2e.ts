import { readFile } from 'node:fs/promises';
import { looksRight, openProduct, see, SIZES, type Product, type Visit } from './browser';
import { openSignedIn } from './session';
import { letToastsGo } from './toasts';

const ADA = 'ada.quill@person.test';

describe.each(SIZES)('people and their data on a %s', (_name, size) => {
  let product: Product;
  let owner: Visit;
  beforeAll(async () => {
    product = await openProduct();
    await product.host.sql(
      `insert into public."contactForm" ("firstName", "secondName", email, comment)
       values ('Ada', 'Quill', $1, 'A first question'), ('Bea', 'Other', 'bea@other.test', 'Ada Quill has sent me')`,
      [ADA],
    );
    owner = await product.visit(size);
    await owner.page.clock.install();
    await openSignedIn(owner, product, '/auth/app/admin/privacy');
  });
  afterAll(() => product.stop());

  const isWell = async () => {
    await letToastsGo(owner.page);
    await looksRight(owner.page);
  };

  it('are found, saved as a file and erased by an owner, by the keyboard', async () => {
    const { page } = owner;
    await page.getByLabel('Full name').fill('ada quill');
    await isWell();
    await page.keyboard.press('Enter');
    await see(page, '2 of 2 chosen');
    await isWell();
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
    await isWell();
    await page.keyboard.press('Enter');
    await see(page, 'Nothing names this person.');
    await isWell();
    expect(
      await product.host.sql(
        `select "firstName", comment from public."contactForm" where email = any (array[$1, 'bea@other.test'])`,
        [ADA],
      ),
    ).toEqual([{ firstName: 'Bea', comment: '*** has sent me' }]);
    expect(owner.complaints).toEqual([]);
  });

  it('are kept for the days that an owner sets, which the privacy policy says', async () => {
    await owner.page.getByLabel('Days: Inquiries').fill('90');
    await owner.page.keyboard.press('Enter');
    await see(owner.page, 'The term is saved');
    await isWell();
    const visitor = await product.visit(size);
    await visitor.page.goto('/privacy_policy#keeping-terms');
    const table = visitor.page.getByRole('table', { name: 'How long we keep it' });
    await table
      .getByRole('row', { name: /^Requests for a quote/ })
      .getByText('180 days')
      .waitFor();
    await visitor.page.mouse.wheel(0, 50); // who reads with the wheel alone moves no pointer
    await table.getByText('90 days after we have dealt with them').waitFor();
    await looksRight(visitor.page);
    for (const { complaints } of [owner, visitor]) expect(complaints).toEqual([]);
  });

  it('are handled by a staff whose rights an owner prints and confirms', async () => {
    const { page } = owner;
    await page.goto('/auth/app/admin/staff');
    await page.getByRole('button', { name: 'Confirm the list' }).press('Enter');
    await see(page, /^Confirmed by/);
    await isWell();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('table', { name: 'The staff and their rights' }).isVisible()).toBe(true);
    for (const name of ['Invite somebody', 'Who is on the staff'])
      expect(await page.getByRole('heading', { name }).isVisible()).toBe(false);
  });
});
