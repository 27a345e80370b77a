import { readFile } from 'node:fs/promises';
import {
  findBarriers,
  looksRight,
  openProduct,
  see,
  signIn,
  SIZES,
  type Product,
  type Visit,
} from './browser';
import { agentBox, openLatest, openWindow, say, shows, visitorBox } from './chatPages';
import { mailWith } from './outbox';

const ADDRESS = 'ada@visitor.test';

describe.each(SIZES)('a visitor whom nobody answers at once, on a %s', (_name, size) => {
  let product: Product;
  let visitor: Visit;
  let link: string;
  beforeAll(async () => {
    product = await openProduct();
    await product.host.sql('update private.settings set answer_delay = 0');
    visitor = await product.visit(size);
  });
  afterAll(() => product.stop());

  it('is told so, can write all the same, and leaves an address for the answer', async () => {
    const { page } = visitor;
    await openWindow(page, '/terms_and_condition');
    await see(page, /^Nobody is here right now/);
    await say(visitorBox(page), 'SECRET: where is it?');
    await page.getByRole('button', { name: 'Get the answer by e-mail' }).click();
    const field = page.getByRole('textbox', { name: 'Your e-mail address' });
    await field.fill('ada');
    await field.press('Enter');
    await see(page, 'Enter one e-mail address, such as name@example.com');
    await looksRight(page);
    await field.fill(ADDRESS);
    await field.press('Enter');
    await see(page, /^What you do not read here goes to a\*\*\*@visitor\.test/);
    await looksRight(page);
    expect(await findBarriers(page)).toEqual([]);
    await page.close();
  });

  it('gets the answer by mail, and the agent sees where it went', async () => {
    const admin = await product.visit();
    await signIn(admin, product);
    await openLatest(admin.page, product.host);
    await see(admin.page, /^The visitor has left ada@visitor\.test\./);
    await say(agentBox(admin.page), 'It is in Rotterdam. See https://example.com/port');
    await see(admin.page, /Kept in the outbox on/);
    expect(await findBarriers(admin.page)).toEqual([]);
    await admin.context.close();
    const mail = await mailWith(product.host, 'It is in Rotterdam.', ADDRESS);
    expect(mail).not.toContain('SECRET');
    [link = ''] = /\/chat#[\w-]{43}/.exec(mail) ?? [];
    expect(link).not.toBe('');
  });

  it('opens this conversation with the link of the mail in another browser, whose token is in no request line', async () => {
    const elsewhere = await product.visit(size);
    const { page } = elsewhere;
    const token = link.split('#')[1] ?? '';
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(link);
    await shows(page, ['SECRET: where is it?', 'It is in Rotterdam. See https://example.com/port']);
    expect(page.url()).not.toContain(token);
    expect(requests.filter((url) => url.includes(token) && !url.endsWith(`#${token}`))).toEqual([]);
    await looksRight(page);
    const portLink = page.getByRole('link', { name: 'https://example.com/port' });
    expect(await portLink.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    await say(visitorBox(page), 'Thank you مرحبا 🚢');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the conversation as a file' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('\nIt is in Rotterdam. See https://example.com/port\n');
    expect(text).toContain('\nThank you مرحبا 🚢\n');
    await page.goto('/about_us');
    await shows(page, [
      'SECRET: where is it?',
      'It is in Rotterdam. See https://example.com/port',
      'Thank you مرحبا 🚢',
    ]);
    expect(elsewhere.complaints).toEqual([]);
  });

  it('stops these mails with a press on the page that the mail leads to', async () => {
    const { page } = await product.visit(size);
    await page.goto(link.replace('#', '#stop.'));
    await see(page, /go to a\*\*\*@visitor\.test\.$/);
    await looksRight(page);
    await page.getByRole('button', { name: 'Stop these messages' }).click();
    await see(page, /^Stopped\. The address is deleted/);
    expect(await product.host.sql('select from private.chat_address')).toEqual([]);
  });

  it('is told when it opens, in the time of the visitor, as an owner has set it', async () => {
    const admin = await product.visit(size);
    await signIn(admin, product);
    await admin.page.goto('/auth/app/admin/settings');
    const hours = admin.page.getByRole('region', { name: 'Hours of the chat' });
    await hours.getByLabel('Time zone').fill('Asia/Tokyo');
    await hours.getByLabel('Time zone').press('Escape');
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
      await hours.getByLabel(day).fill('9-17');
    const today = Date.now();
    const days = [-1, 0, 1].map((days) => new Date(today + days * 86_400_000).toISOString().slice(0, 10));
    await hours.getByLabel('Holidays').fill(days.join('\n'));
    await hours.getByRole('button', { name: 'Save' }).click();
    await see(admin.page, 'Hours of the chat saved');
    await looksRight(admin.page);
    await product.host.sql('update private.presence set chatted_at = null'); // who has just answered is here at any hour
    const reader = await product.visit(size, undefined, 'Europe/Berlin');
    await openWindow(reader.page, '/terms_and_condition');
    await see(reader.page, /^We are not here now\. .* 0[12]:00 GMT\+[12] \(your time\)\.$/);
  });
});
