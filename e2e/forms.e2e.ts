import { makeGate, openProduct, see, signIn, type Product, type Visit } from './browser';

const inquiry = {
  'First Name': 'Zoë',
  'Last Name': "O'Connor <b>bold</b>",
  'Email Address': 'zoe@shipper.example',
  'Tracking Number': "=cmd|' /C calc'!A0",
  Comment: 'line1\nline2 مرحبا 🚢',
};

/** The contrast ratio of two computed colours (WCAG 2.2, 1.4.3). */
const contrast = (colors: readonly string[]) => {
  const [lighter = 0, darker = 0] = colors
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((width, other) => other - width);
  return (lighter + 0.05) / (darker + 0.05);
};

describe('the forms of the public site', () => {
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

  it('keep an inquiry that could not be sent, then store it, and show it only to the admin', async () => {
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

  it('keep the contrast of the button in every frame while an inquiry is sent', async () => {
    const { page } = visitor;
    await page.goto('/contact');
    const { gate, release } = makeGate();
    await page.route('**/rest/v1/contactForm*', async (route) => {
      await gate;
      await route.abort();
    });
    const form = await fillInquiry();
    const button = form.getByRole('button', { name: /send/i });
    await button.evaluate((element) => {
      const frames: Record<string, string[]> = {};
      Object.assign(window, { frames });
      const note = () => {
        const { color, backgroundColor, opacity } = getComputedStyle(element);
        (frames[element.textContent] ??= []).push(`${color}/${backgroundColor}/${opacity}`);
        requestAnimationFrame(note);
      };
      note();
    });
    await button.click();
    await see(page, 'sending');
    await page.waitForTimeout(600);
    release();
    await see(page, 'This request could not be created');
    await page.waitForTimeout(600);
    const frames = await page.evaluate(
      () => (window as unknown as { frames: Record<string, string[]> }).frames,
    );
    expect(Object.keys(frames)).toEqual(['Send', 'sending']);
    const frameNames = [...new Set(Object.values(frames).flat())].map((frame) => frame.split('/'));
    for (const [color = '', ground = '', opacity] of frameNames) {
      expect(opacity).toBe('1');
      expect(contrast([color, ground])).toBeGreaterThanOrEqual(4.5);
    }
    await page.unroute('**/rest/v1/contactForm*');
  });

  it('store an inquiry once when its response was lost and it is sent again, also after a reload', async () => {
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

  it('subscribe a visitor to the newsletter once both fields are filled in', async () => {
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
