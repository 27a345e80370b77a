import {
  findBarriers,
  LAPTOP,
  openProduct,
  PHONE,
  see,
  sidewaysScroll,
  signIn,
  type Product,
  type Visit,
} from './browser';

const MAIL_PAGE = '/auth/app/admin/all_messages';
const FUNCTION = '**/functions/v1/foxEmail';

interface Stored {
  key: string;
  state: string;
  subject: string;
}

describe('an e-mail', () => {
  let product: Product;
  let admin: Visit;
  beforeAll(async () => {
    product = await openProduct();
    admin = await product.visit();
    await signIn(admin, product);
  });
  afterAll(() => product.stop());

  const form = () => admin.page.getByRole('form', { name: 'Compose an e-mail' });
  const sent = () =>
    product.host.sql<Stored>('select key, state, subject from public.mail_log order by created_at');
  const preview = () => admin.page.frameLocator('iframe[title="Preview of the e-mail"]');

  /** The response is lost: the mail has been sent, but the page does not know. */
  const loseAnswers = () =>
    admin.page.route(FUNCTION, async (route) => {
      await route.fetch();
      await route.abort();
    });

  const fill = async (subject: string) => {
    await form().getByLabel('To receiver or sender').selectOption('receiver');
    await form().getByLabel('Company name').selectOption('Carmine Cargo Support');
    await form().getByLabel("Receiver's e-mail").fill('kofi@receiver.example');
    await form().getByLabel('Subject').fill(subject);
    await form().getByRole('textbox', { name: 'Paragraph 1' }).fill('货物已到 🚢\nمرحبا <b>friend</b>');
  };

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
      .getByRole('group', { name: 'Colour, Paragraph 2' })
      .getByRole('button', { name: 'Red' })
      .click();

    await preview().locator('p', { hasText: 'مرحبا <b>friend</b>' }).waitFor();
    await preview().getByText('CARGO004', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Plain text' }).click();
    await see(page, /Track your consignment: http/);

    await form().getByRole('button', { name: 'Send' }).click();
    await see(page, 'Email Sent Successfully');
    await page.getByRole('button', { name: 'Send again: “It has landed”' }).waitFor();
    expect(await form().getByLabel('Subject').inputValue()).toBe('');

    const [mail] = await sent();
    const outbox = await product.visit();
    await outbox.page.goto('/outbox');
    await outbox.page.getByRole('link', { name: 'It has landed' }).click();
    await see(outbox.page, 'harriet@pemberleyflowers.example');
    await see(outbox.page, 'Carmine Cargo Support <support@carmine-cargo.example>');
    await outbox.page.frameLocator('iframe').locator('p', { hasText: 'Please come before noon.' }).waitFor();
    await outbox.page.goto(`/outbox/${mail?.key}.eml`);
    await see(outbox.page, /Message-ID: </i);
    expect(outbox.complaints).toEqual([]);
    expect(outbox.strangers).toEqual([]);
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
    expect((await sent()).map(({ subject, state }) => [subject, state])).toEqual([
      ['It has landed', 'sent'],
      ['It has landed', 'sent'],
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
    expect((await sent()).filter(({ subject }) => subject === 'Kept')).toHaveLength(1);
  });

  it('is refused with the reason of the server', async () => {
    const { page } = admin;
    await fill('Nowhere');
    await form().getByLabel("Receiver's e-mail").fill('a@b.example, c@d.example');
    await form().getByRole('button', { name: 'Send' }).click();
    await see(page, /The receiver e-mail must be one valid e-mail address\. What you typed is still here\./);
    expect((await sent()).some(({ subject }) => subject === 'Nowhere')).toBe(false);
  });

  it.each([
    ['a phone', PHONE],
    ['a laptop', LAPTOP],
  ])('can be written on %s without accessibility violations', async (_device, size) => {
    const visit = await product.visit(size);
    await signIn(visit, product);
    await visit.page.goto(MAIL_PAGE);
    await visit.page.getByRole('button', { name: 'Add a paragraph' }).click();
    await visit.page.getByRole('button', { name: /^Send again: “Kept”/ }).waitFor();
    await visit.page.getByRole('tab', { name: 'Plain text' }).click(); // axe would try to run inside the frame
    expect(await findBarriers(visit.page)).toEqual([]);
    expect(await sidewaysScroll(visit.page)).toBeLessThanOrEqual(0);
    expect(visit.complaints).toEqual([]);
  });
});
