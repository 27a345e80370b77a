import type { Page } from 'playwright-core';
import { startMailServer } from '../supabase/tests/support/mailServer';
import {
  findBarriers,
  openProduct,
  PHONE,
  see,
  sidewaysScroll,
  SIZES,
  type Product,
  type Visit,
} from './browser';
import { openSignedIn } from './session';

const MAIL_PAGE = '/auth/app/admin/all_messages';
const FUNCTION = '**/functions/v1/foxEmail';

interface Stored {
  key: string;
  state: string;
  subject: string;
}

const formOf = (page: Page) => page.getByRole('form', { name: 'Compose an e-mail' });

const fillIn = async (page: Page, subject: string) => {
  const form = formOf(page);
  await form.getByLabel('To receiver or sender').selectOption('receiver');
  await form.getByLabel('Company name').selectOption('Carmine Cargo Support');
  await form.getByLabel("Receiver's e-mail").fill('kofi@receiver.example');
  await form.getByLabel('Subject').fill(subject);
  await form.getByRole('textbox', { name: 'Paragraph 1' }).fill('货物已到 🚢\nمرحبا <b>friend</b>');
};

describe('an e-mail', () => {
  let product: Product;
  let admin: Visit;
  beforeAll(async () => {
    product = await openProduct();
    admin = await product.visit();
    await openSignedIn(admin, product);
  });
  afterAll(() => product.stop());

  const form = () => formOf(admin.page);
  const sentMails = () =>
    product.host.sql<Stored>('select key, state, subject from public.mail_log order by created_at');
  const preview = () => admin.page.frameLocator('iframe[title="Preview of the e-mail"]');

  /** The response is lost: the mail has been sent, but the page does not know. */
  const loseAnswers = () =>
    admin.page.route(FUNCTION, async (route) => {
      await route.fetch();
      await route.abort();
    });

  const fill = (subject: string) => fillIn(admin.page, subject);

  it('is written from a consignment, previewed, sent and read', async () => {
    const { page } = admin;
    await page.getByRole('link', { name: 'All messages' }).click();
    await fill('It has landed');
    await form().getByLabel("Receiver's e-mail").clear();
    await form().getByLabel('Consignment (optional)').fill('CARGO00');
    await page.getByRole('listbox').getByText('CARGO004').click();
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('#receiversMail')?.value ===
        'harriet@pemberleyflowers.example',
    );
    await form().getByRole('button', { name: 'Add a paragraph' }).click();
    await form().getByRole('textbox', { name: 'Paragraph 2' }).fill('Please come before noon.');
    await form()
      .getByRole('group', { name: 'Color, Paragraph 2' })
      .getByRole('button', { name: 'Red' })
      .click();

    await preview().locator('p', { hasText: 'مرحبا <b>friend</b>' }).waitFor();
    await preview().getByText('CARGO004', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Plain text' }).click();
    await see(page, /Track your consignment: http/);

    await form().getByRole('button', { name: 'Send' }).click();
    await see(page, 'Email Sent Successfully');
    await see(page, 'Kept in the outbox: this site has no mail server');
    await page.getByRole('button', { name: 'Send again: “It has landed”' }).waitFor();
    expect(await form().getByLabel('Subject').inputValue()).toBe('');

    const [mail] = await sentMails();
    expect(mail?.state).toBe('kept');
    await page.reload();
    const keptMail = page.getByRole('row', { name: /It has landed/ });
    expect(await keptMail.getByRole('link', { name: 'Read it in the outbox' }).getAttribute('href')).toBe(
      `/outbox/${mail?.key}`,
    );
    const outbox = await product.visit();
    await outbox.page.goto('/outbox');
    await outbox.page.getByRole('link', { name: 'It has landed' }).click();
    await see(outbox.page, 'harriet@pemberleyflowers.example');
    await see(outbox.page, 'Carmine Cargo Support <support@carmine-cargo.example>');
    await see(outbox.page, '<consignment.CARGO004@carmine-cargo.example>');
    await outbox.page.frameLocator('iframe').locator('p', { hasText: 'Please come before noon.' }).waitFor();
    await outbox.page.goto(`/outbox/${mail?.key}.eml`);
    await see(outbox.page, /Message-ID: </i);
    expect(outbox.complaints).toEqual([]);
    expect(outbox.strangers).toEqual([]);
  });

  it('is shown as a whole from the log', async () => {
    const { page } = admin;
    await page.getByRole('button', { name: 'Show: “It has landed”' }).click();
    const dialog = page.getByRole('dialog', { name: 'It has landed' });
    await dialog.getByText('harriet@pemberleyflowers.example').waitFor();
    await dialog.frameLocator('iframe').locator('p', { hasText: 'Please come before noon.' }).waitFor();
    await dialog.getByRole('tab', { name: 'Plain text' }).click();
    await dialog.getByText(/Track your consignment: http/).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('opens its links from the outbox in a new tab, and runs no script there', async () => {
    const { page, context, complaints } = await product.visit(PHONE);
    const [mail] = await sentMails();
    await page.goto(`/outbox/${mail?.key}`);
    const newPage = context.waitForEvent('page');
    await page.frameLocator('iframe').getByRole('link', { name: 'Track your consignment' }).click();
    const tab = await newPage;
    await see(tab, 'CARGO004');
    expect(new URL(tab.url()).pathname).toBe('/tracking/CARGO004');
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    const isScripted = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const frame = document.querySelector('iframe');
          if (!frame) return resolve('no frame');
          window.addEventListener('message', () => resolve(true));
          frame.addEventListener('load', () => setTimeout(() => resolve(false), 500));
          frame.srcdoc = '<script>parent.postMessage(1, "*")</scr' + 'ipt>';
        }),
    );
    expect(isScripted).toBe(false);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(complaints.filter((line) => !line.includes('Blocked script execution'))).toEqual([]);
    await context.close();
  });

  it('is found by its receiver’s address', async () => {
    const { page } = admin;
    const search = page.getByRole('searchbox', { name: 'Search by subject, address or tracking id' });
    await search.fill('nobody@pemberleyflowers.example');
    await see(page, 'No results for “nobody@pemberleyflowers.example”');
    await search.fill('harriet@pemberleyflowers.example');
    await page.getByRole('button', { name: 'Send again: “It has landed”' }).waitFor();
    await search.clear();
  });

  it('is sent again once after a confirmation, even if the response is lost', async () => {
    const { page } = admin;
    const confirm = () => page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
    await page.getByRole('button', { name: 'Send again: “It has landed”' }).click();
    await see(page, 'Are you sure you want to perform this task ?. It can not be undone!');
    await loseAnswers();
    await confirm();
    await page.getByRole('dialog').getByText('Could not reach the server.').waitFor();
    await page.unroute(FUNCTION);
    await confirm();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await sentMails()).map(({ subject, state }) => [subject, state])).toEqual([
      ['It has landed', 'kept'],
      ['It has landed', 'kept'],
    ]);
  });

  it('is kept through a failure and a reload, and is sent once', async () => {
    const { page } = admin;
    await page.goto(MAIL_PAGE);
    await fill('Kept');
    await loseAnswers();
    await form().getByRole('button', { name: 'Send' }).click();
    await see(page, 'Could not send messages now');
    await see(page, /Could not reach the server/);
    await page.unroute(FUNCTION);
    await page.reload();
    expect(await form().getByLabel('Subject').inputValue()).toBe('Kept');
    expect(await form().getByRole('textbox', { name: 'Paragraph 1' }).inputValue()).toContain('货物已到');
    await form().getByRole('button', { name: 'Send' }).click();
    await see(page, 'Email Sent Successfully');
    await see(page, 'Kept in the outbox: this site has no mail server');
    expect((await sentMails()).filter(({ subject }) => subject === 'Kept')).toHaveLength(1);
  });

  it('is refused with the reason of the server', async () => {
    const { page } = admin;
    await fill('Nowhere');
    await form().getByLabel("Receiver's e-mail").fill('a@b.example, c@d.example');
    await form().getByRole('button', { name: 'Send' }).click();
    await see(page, /The receiver e-mail must be one valid e-mail address\. What you typed is still here\./);
    expect((await sentMails()).some(({ subject }) => subject === 'Nowhere')).toBe(false);
  });

  it.each(SIZES)('can be written on a %s without accessibility violations', async (_device, size) => {
    const visit = await product.visit(size);
    await openSignedIn(visit, product, MAIL_PAGE);
    await visit.page.getByRole('button', { name: 'Add a paragraph' }).click();
    await visit.page.getByRole('button', { name: /^Send again: “Kept”/ }).waitFor();
    await visit.page.getByRole('tab', { name: 'Plain text' }).click(); // axe would try to run inside the frame
    expect(await findBarriers(visit.page)).toEqual([]);
    expect(await sidewaysScroll(visit.page)).toBeLessThanOrEqual(0);
    expect(visit.complaints).toEqual([]);
  });
});

describe('an e-mail on a host with a mail server', () => {
  it('is sent, and says so', async () => {
    const server = await startMailServer();
    const product = await openProduct({ env: { SMTP_URL: server.url, MAIL_FROM: 'support@carmine.test' } });
    const admin = await product.visit();
    await openSignedIn(admin, product, MAIL_PAGE);
    const { page } = admin;
    await fillIn(page, 'By the mail server');
    await formOf(page).getByRole('button', { name: 'Send' }).click();
    await see(page, 'Email Sent Successfully');
    await page.getByRole('row', { name: /By the mail server.*Sent/ }).waitFor();
    expect(server.delivered.map(({ mail }) => mail.subject)).toEqual(['By the mail server']);

    server.plan({ at: 'receiver', code: 550 });
    await fillIn(page, 'Refused');
    await formOf(page).getByRole('button', { name: 'Send' }).click();
    await see(page, 'Could not send messages now');
    await page.getByRole('row', { name: /Refused.*Failed.*The mail server said: .*550/ }).waitFor();
    await product.stop();
    await server.stop();
  });
});
