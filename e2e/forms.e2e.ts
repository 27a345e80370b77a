import { openProduct, see, signIn, type Product, type Visit } from './browser';

const inquiry = {
  'First Name': 'Zoë',
  'Last Name': "O'Connor <b>bold</b>",
  'Email Address': 'zoe@shipper.example',
  'Tracking Number': "=cmd|' /C calc'!A0",
  Comment: 'line1\nline2 مرحبا 🚢',
};

describe('what visitors send', () => {
  let product: Product;
  let visitor: Visit;
  beforeAll(async () => {
    product = await openProduct();
    visitor = await product.visit();
  });
  afterAll(() => product.stop());

  const fillInquiry = async () => {
    const form = visitor.page.getByRole('main');
    for (const [label, value] of Object.entries(inquiry)) await form.getByLabel(label).first().fill(value);
    return form;
  };

  it('keeps an inquiry that could not be sent, then stores it, and shows it to the admin alone', async () => {
    const { page } = visitor;
    await page.goto('/contact');
    await page.route('**/rest/v1/contactForm*', (route) => route.abort());
    const form = await fillInquiry();
    await form.getByRole('button', { name: /send/i }).click();
    await see(page, 'This request could not be created');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Send');
    expect(await form.getByLabel('Comment').inputValue()).toBe(inquiry.Comment);
    await page.unroute('**/rest/v1/contactForm*');
    await form
      .getByRole('button', { name: /send|try again/i })
      .first()
      .click();
    await see(page, 'Successful. We will communicate you soon');
    expect(await form.getByLabel('First Name').inputValue()).toBe('');
    const rows = await product.host.sql('select * from public."contactForm" where "firstName" = $1', ['Zoë']);
    expect(rows).toEqual([
      expect.objectContaining({ secondName: inquiry['Last Name'], trackingNo: inquiry['Tracking Number'] }),
    ]);

    const readBack = await fetch(`${product.host.url}/rest/v1/contactForm?select=*`, {
      headers: { apikey: product.host.publishableKey },
    });
    expect(readBack.status).toBe(401);

    const admin = await product.visit();
    await signIn(admin, product);
    await admin.page.getByRole('link', { name: 'Inquiries' }).click();
    await see(admin.page, /O'Connor <b>bold<\/b>/);
    expect(admin.complaints).toEqual([]);
  });

  it('stores an inquiry once when its answer was lost and it is sent again, after a reload too', async () => {
    const { page } = visitor;
    await page.goto('/contact');
    await page.route('**/rest/v1/contactForm*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const form = await fillInquiry();
    const name = `Lost ${Date.now()}`;
    await form.getByLabel('First Name').fill(name);
    const send = () => form.getByRole('button', { name: 'Send' }).click();
    await send();
    await see(page, 'This request could not be created');
    await page.reload();
    await send();
    await see(page, 'This request could not be created');
    await page.unroute('**/rest/v1/contactForm*');
    await send();
    await see(page, 'Successful. We will communicate you soon');
    expect(
      await product.host.sql('select 1 from public."contactForm" where "firstName" = $1', [name]),
    ).toHaveLength(1);
  });

  it('subscribes a visitor once both fields are there', async () => {
    const { page } = visitor;
    await page.goto('/');
    const block = page.getByRole('main').locator('form').last();
    await block.getByRole('button', { name: /subscribe/i }).click();
    await block.getByText('This field is required').nth(1).waitFor();
    await block.getByLabel(/email/i).fill('new@reader.example');
    await block.getByLabel(/country/i).fill('Netherlands');
    await block.getByRole('button', { name: /subscribe/i }).click();
    await see(page, 'Successful. Thanks for joining our community');
    const rows = await product.host.sql('select country from public."newsLetter" where email = $1', [
      'new@reader.example',
    ]);
    expect(rows).toEqual([{ country: 'Netherlands' }]);
  });
});
