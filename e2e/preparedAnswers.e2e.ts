import type { Page } from 'playwright-core';
import { until } from '../supabase/tests/support/listening';
import { looksRight, openProduct, PHONE, see, type Product, type Visit } from './browser';
import { agentBox, openLatest, openWindow, say, shows, visitorBox } from './chatPages';
import { openSignedIn } from './session';

const SETTINGS = '/auth/app/admin/settings';
const ARRIVAL = /^\/arrival/;

const typeKeys = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

describe('prepared answers', () => {
  let product: Product;
  let admin: Visit;
  let visitor: Visit;
  beforeAll(async () => {
    product = await openProduct();
    admin = await product.visit();
    visitor = await product.visit(PHONE);
    await openSignedIn(admin, product);
  });
  afterAll(() => product.stop());

  const option = (page: Page, name: RegExp) => page.getByRole('option', { name });

  it('are added in the settings', async () => {
    const { page } = admin;
    await page.goto(SETTINGS);
    await page.getByRole('button', { name: 'Add a prepared answer' }).click();
    const dialog = page.getByRole('dialog', { name: 'New prepared answer' });
    await dialog.getByLabel('Shortcut').fill('arrived');
    await dialog.getByLabel('Text').fill('Hello {name}, {trackingId} has arrived in {town}.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await see(page, 'There is no placeholder {town}. Use {name}, {trackingId}, {status} or {expected}.');
    await dialog.getByLabel('Text').fill('Hello {name}, {trackingId}: {status}. Pick it up by {expected}.');
    await looksRight(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('list', { name: 'Prepared answers' }).getByText('/arrived').waitFor();
    await looksRight(page);
  });

  it('answer a visitor by the keyboard alone, with what is known of the consignment in the conversation', async () => {
    const { page } = admin;
    await openWindow(visitor.page);
    await say(visitorBox(visitor.page), 'When does cargo001 arrive?');
    await shows(visitor.page, ['When does cargo001 arrive?']);
    await openLatest(page, product.host);
    await see(page, 'When does cargo001 arrive?');
    await agentBox(page).focus();
    await page.keyboard.type('See https://carmine.example/arr');
    expect(await page.getByRole('listbox').count()).toBe(0);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('/arr');
    await option(page, /CARGO001 is expected to arrive on \d/).waitFor();
    await looksRight(page);
    await typeKeys(page, 'ArrowDown', 'ArrowUp', 'Escape');
    expect(await agentBox(page).inputValue()).toBe('/arr');
    expect(await page.getByRole('listbox').count()).toBe(0);
    await typeKeys(page, 'Backspace', 'Backspace', 'Backspace', 'Backspace');
    await page.keyboard.type('/arr');
    await option(page, ARRIVAL).waitFor();
    await page.keyboard.press('Enter');
    const text = await agentBox(page).inputValue();
    expect(text).toMatch(/^Consignment CARGO001 is expected to arrive on \d{1,2} \w+ \d{4}\.$/);
    await page.keyboard.press('Enter');
    await shows(visitor.page, ['When does cargo001 arrive?', text]);
  });

  it('are not sent with a placeholder that has no value', async () => {
    const { page } = admin;
    await product.host.sql(
      `insert into public.prepared_answer (shortcut, text) values ('two', 'Between {name} and {name}: {status}')`,
    );
    // A conversation without a consignment.
    const other = await product.visit(PHONE);
    await openWindow(other.page);
    await say(visitorBox(other.page), 'Hello?');
    await shows(other.page, ['Hello?']);
    await openLatest(page, product.host);
    await see(page, 'Hello?');
    await agentBox(page).focus();
    await page.keyboard.type('/two');
    await option(page, /^\/two/).waitFor();
    await page.keyboard.press('Enter');
    const selected = () =>
      agentBox(page).evaluate((box: HTMLTextAreaElement) =>
        box.value.slice(box.selectionStart, box.selectionEnd),
      );
    expect(await selected()).toBe('{status}');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await see(page, '{status} is not filled in, so this was not sent.');
    expect(await selected()).toBe('{status}');
    await looksRight(page);
    await shows(other.page, ['Hello?']);
    await page.keyboard.type('on its way');
    const text = await agentBox(page).inputValue();
    await page.keyboard.press('Enter');
    await shows(other.page, ['Hello?', text]);
    expect(text).toMatch(/^Between visitor-\w{4} and visitor-\w{4}: on its way$/);
  });

  it('leave no complaint in the console', () => {
    // Support for second factors is probed with a factor type that does not exist: the browser logs the 400.
    const complaints = [...admin.complaints, ...visitor.complaints];
    expect(complaints.filter((line) => !line.endsWith('/auth/v1/factors'))).toEqual([]);
  });

  it('answer an inquiry by mail, which is then handled, and tell who answers it a second time', async () => {
    const { page } = admin;
    const [inquiry] = await product.host.sql<{ id: number }>(
      `insert into public."contactForm" ("firstName", "secondName", email, "trackingNo", comment)
       values ('Zoë', 'Ünal', 'zoe@shipper.example', 'CARGO003', 'Is there a new date?') returning id::int as id`,
    );
    const id = inquiry?.id ?? 0;
    const state = async () =>
      (
        await product.host.sql<{ handledBy: string | null }>(
          'select "handledBy" from public."contactForm" where id = $1 and "handledAt" is not null',
          [id],
        )
      )[0]?.handledBy;
    const openInquiries = async ({ page }: Visit) => {
      await page.goto('/auth/app/admin/inquiries?show=open');
      await page.getByText('Zoë Ünal').click();
      await looksRight(page);
      await page.getByRole('link', { name: 'Reply to Zoë Ünal' }).click();
      await page.waitForFunction(() => document.activeElement?.id === 'message.0.paragraph');
      expect(await page.getByRole('textbox', { name: 'Subject' }).inputValue()).toBe(
        `Re: Your inquiry about CARGO003 [#${id}]`,
      );
      await page.getByLabel('To receiver or sender').selectOption('receiver');
      await page.getByLabel('Company name').selectOption('Carmine Cargo Support');
    };
    const second = await product.visit(PHONE);
    await openSignedIn(second, product);
    await openInquiries(second);
    await openInquiries(admin);

    const first = page.getByRole('textbox', { name: 'Paragraph 1' });
    await page.getByRole('textbox', { name: 'Tracking id' }).fill('CARGO003');
    await first.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\n/state');
    await option(page, /The latest on CARGO003: .*We expect it on \d/).waitFor();
    await looksRight(page);
    await page.keyboard.press('Enter');
    expect(await first.inputValue()).toMatch(/^Dear Zoë Ünal,\nThe latest on CARGO003: .+ \d{4}\.$/);
    expect(await page.getByRole('textbox', { name: 'Paragraph 2' }).inputValue()).toContain(
      'Is there a new date?',
    );
    expect(await state()).toBeUndefined();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await see(page, 'Kept in the outbox: this site has no mail server');
    await until(async () => (await state()) === product.host.admin.email);

    await second.page.getByRole('button', { name: 'Send', exact: true }).click();
    await see(second.page, /^Nothing was sent: .+ has handled this inquiry meanwhile/);
    await looksRight(second.page);
    expect(await product.host.sql('select key from public.mail_log')).toHaveLength(1);

    await page.goto('/auth/app/admin/inquiries?show=open');
    await page.getByText('Femke Oosterling').waitFor();
    expect(await page.getByText('Zoë Ünal').count()).toBe(0);
    await page.getByRole('button', { name: 'Handled', exact: true }).click();
    await page.getByText('Zoë Ünal').click();
    await see(page, new RegExp(`by ${product.host.admin.email}$`));
    await page.getByRole('button', { name: 'Mark as open' }).click();
    await until(async () => (await state()) === undefined);
  });
});
