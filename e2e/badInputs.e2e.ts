import type { Locator } from 'playwright-core';
import { isMailAddress } from '../supabase/functions/_shared/mailAddress';
import { isFreeText, type BadInput } from '../supabase/tests/support/badInputs';
import { WITHOUT_LIMITS } from '../supabase/tests/support/chat';
import { IS_FULL } from '../supabase/tests/support/fullRun';
import { openProduct, see, type Product, type Visit } from './browser';
import { agentBox, openLatest, openWindow, shows, stored, visitorBox } from './chatPages';
import { field, fillShipment, openForm, parties } from './consignment';
import { isHandy, of, paste } from './pasting';
import { openSignedIn } from './session';

const tables: Record<string, string> = { newsletter: 'newsLetter', contact: 'contactForm' };

/** What the login form, the server's reader of a body, or its look-up of an account treat differently. */
const FOR_LOGIN = [
  'missing',
  'LF only',
  '255 characters',
  'homograph cyrillic domain',
  'whitespace only',
  'svg onload',
  'lone surrogate',
  'NUL',
];

describe('bad input', () => {
  let product: Product;
  let visitor: Visit;
  let admin: Visit;
  const broken: string[] = [];

  const watched = async () => {
    const visit = await product.visit();
    visit.page.on('dialog', (dialog) => {
      if (dialog.type() === 'beforeunload') return void dialog.accept(); // the form's own question about what is unsent
      broken.push(`ran: ${dialog.message()}`);
      void dialog.dismiss();
    });
    visit.page.on('response', (answer) => {
      if (answer.status() >= 500) broken.push(`${answer.status()} ${answer.url().slice(0, 200)}`);
    });
    return visit;
  };

  beforeAll(async () => {
    product = await openProduct();
    await product.host.sql(WITHOUT_LIMITS);
    await product.host.sql(
      `update public.consignment set "trackingId" = 'AB12CD34' where "trackingId" = 'CARGO001'`,
    );
    visitor = await watched();
    admin = await watched();
    await openSignedIn(admin, product);
  });
  afterEach(async () => {
    for (const { page, complaints, strangers } of [visitor, admin]) {
      expect(complaints.filter((line) => line.startsWith('thrown'))).toEqual([]);
      expect(strangers.filter((address) => address.includes('evil'))).toEqual([]);
      expect(await page.getByText('Unexpected Application Error!').count()).toBe(0);
    }
    expect(broken).toEqual([]);
  });
  afterAll(() => product.stop());

  const newest = async (table: string, column: string): Promise<unknown> =>
    (await product.host.sql(`select "${column}" as value from public."${table}" order by id desc limit 1`))[0]
      ?.value;

  /** Whether the value is to be stored. If the browser itself removes something from it, the server need not refuse it. */
  const isText = (entry: BadInput, text: string) =>
    text.trim() !== '' && (entry.expect === 'text' || isFreeText(entry) || text !== entry.value);

  /** The form says itself that the value is wrong, does not send it, and loses nothing. */
  const isRefused = async (form: Locator, button: string, entry: BadInput, into: Locator, text: string) => {
    await form.getByRole('button', { name: button, exact: true }).click();
    await form.locator('.MuiFormHelperText-root.Mui-error').first().waitFor();
    expect([entry.field, entry.name, await into.inputValue()]).toEqual([entry.field, entry.name, text]);
  };

  /** Sends a form: the value is stored as it is in the field, or refused with a message and nothing is lost. */
  const send = async (form: Locator, button: string, entry: BadInput & { value: string }, into: Locator) => {
    const [part = '', column = ''] = entry.field.split('.');
    const title = `${entry.field}: ${entry.name}`;
    const text = await paste(into, entry.value);
    const id = await into.getAttribute('id');
    const isStored = isText(entry, text) && (part !== 'newsletter' || isMailAddress(text.trim()));
    if (text.trim() === '' || (!isStored && part === 'contact'))
      return isRefused(form, button, entry, into, text);
    const answered = form
      .page()
      .waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.url().includes(`/rest/v1/${tables[part]}`),
      );
    await form.getByRole('button', { name: button, exact: true }).click();
    const status = (await answered).status();
    expect([title, status]).toEqual([title, isStored ? 201 : 400]);
    if (status === 201) {
      expect([title, await newest(tables[part] ?? '', column)]).toEqual([title, text.trim()]);
      await form
        .page()
        .waitForFunction((name) => !document.querySelector<HTMLInputElement>(`[id="${name}"]`)?.value, id);
    } else {
      await form
        .getByText(/contains invalid characters|e-mail address/)
        .first()
        .waitFor();
      expect([title, await into.inputValue()]).toEqual([title, text]);
    }
  };

  it('on the track page finds a consignment, or shows that none matches', async () => {
    const { page } = visitor;
    await page.goto('/tracking');
    const input = page.getByLabel('Enter the consignment number');
    for (const entry of of('track.')) {
      const text = await paste(input, entry.value);
      const answer = page.waitForResponse('**/rest/v1/rpc/track_consignment');
      await page.getByRole('button', { name: 'Track Result' }).click();
      expect((await answer).status()).toBe(200);
      await see(page, entry.expect === 'match' ? 'Shippment Status' : /^OOps, No consignment matches/);
      expect((await input.inputValue()).trim()).toBe(text.trim());
      if (entry.expect === 'match') await page.getByRole('link', { name: 'change the tracking ID' }).click();
    }
  });

  it('in the newsletter form is stored unchanged, or refused with a message', async () => {
    const { page } = visitor;
    await page.goto('/about_us');
    const form = page.getByRole('main').locator('form').last();
    await form.scrollIntoViewIfNeeded();
    for (const entry of of('newsletter.')) {
      await form.getByLabel(/country/i).fill('Ghana');
      await send(form, 'Subscribe', entry, form.getByLabel(/email/i));
    }
  });

  it('in the inquiry form is stored unchanged and shown to the admin as text, or refused with a message', async () => {
    const { page } = visitor;
    await page.goto('/contact');
    const form = page.getByRole('main').locator('form').first();
    const labels: Record<string, string> = {
      firstName: 'First Name',
      email: 'Email Address',
      trackingNo: 'Tracking Number',
      comment: 'Comment',
    };
    for (const entry of of('contact.')) {
      for (const label of ['First Name', 'Last Name', 'Email Address'])
        await form.getByLabel(label).first().fill('x');
      const into = form.getByLabel(labels[entry.field.split('.')[1] ?? ''] ?? '').first();
      await send(form, 'Send', entry, into);
    }
    await admin.page.getByRole('link', { name: 'Inquiries' }).click();
    await see(admin.page, /<svg\/onload=alert\(1\)>/);
  });

  it('in the consignment form is stored unchanged, or refused with a message', async () => {
    const { page } = admin;
    const inputs: Record<string, [step: 0 | 1, label: string]> = {
      sendersPhone: [0, 'Sender phone'],
      sendersEmail: [0, 'Sender email'],
      itemQuantity: [1, 'Quantity'],
      itemWeight: [1, 'Weight (kg)'],
      deliveryDate: [1, 'Delivery date'],
    };
    const columns = Object.keys(inputs); // the others are chosen from a list, or have no field
    const badInputsByField = Object.fromEntries(
      columns.map((column) => [column, of(`consignment.${column}`)]),
    );
    /** Pastes the next entry of each field of this step; returns what has to be stored of it. */
    const pasteNext = async (now: 0 | 1) => {
      const expectedTexts: Record<string, string> = {};
      for (const [column, [step, label]] of Object.entries(inputs)) {
        const entry = step === now ? badInputsByField[column]?.shift() : undefined;
        if (!entry) continue;
        const into = field(page, label);
        const before = await into.inputValue();
        const text = await paste(into, entry.value);
        if (isText(entry, text)) expectedTexts[column] = text.trim();
        else {
          await isRefused(page.getByRole('main'), 'Create', entry, into, text);
          await into.fill(before);
        }
      }
      return expectedTexts;
    };
    // All fields of a form at once; one form has each field, which is every kind.
    do {
      await page.goto('/auth/app/admin/track');
      await openForm(page);
      for (const [name, value] of Object.entries(parties)) await field(page, name).fill(value);
      const expectedTexts = await pasteNext(0);
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await fillShipment(page);
      Object.assign(expectedTexts, await pasteNext(1));
      const answer = page.waitForResponse(
        (response) =>
          response.request().method() === 'POST' && response.url().includes('/rest/v1/consignment'),
      );
      await page.getByRole('button', { name: 'Create' }).click();
      expect((await answer).status()).toBe(201);
      for (const [column, value] of Object.entries(expectedTexts))
        expect([column, await newest('consignment', column)]).toEqual([column, value]);
    } while (IS_FULL && Object.values(badInputsByField).some((entries) => entries.length > 0));
  });

  it('in the mail form is sent as text, or refused with a message', async () => {
    const { page } = admin;
    await page.goto('/auth/app/admin/all_messages');
    const form = page.getByRole('form', { name: 'Compose an e-mail' });
    for (const entry of of('mail.')) {
      await form.getByLabel('To receiver or sender').selectOption('receiver');
      await form.getByLabel('Company name').selectOption('Carmine Cargo Support');
      await form.getByLabel("Receiver's e-mail").fill('kofi@receiver.example');
      await form.getByLabel('Subject').fill('About your goods');
      await form.getByRole('textbox', { name: 'Paragraph 1' }).fill('They have arrived.');
      const into = {
        'mail.receiversMail': form.getByLabel("Receiver's e-mail"),
        'mail.subject': form.getByLabel('Subject'),
        'mail.message[].paragraph': form.getByRole('textbox', { name: 'Paragraph 1' }),
      }[entry.field];
      if (!into) throw new Error(`No field for ${entry.field}`);
      const text = await paste(into, entry.value);
      const answered = page.waitForResponse('**/functions/v1/foxEmail');
      await form.getByRole('button', { name: 'Send', exact: true }).click();
      const status = (await answered).status();
      const isSent = entry.expect === 'escaped' || entry.field === 'mail.subject'; // a single-line field has no breaks
      expect([entry.name, status]).toEqual([entry.name, isSent ? 200 : 400]);
      if (isSent)
        await page.waitForFunction(() => !document.querySelector<HTMLInputElement>('#subject')?.value);
      else {
        await form.getByText(/What you typed is still here/).waitFor();
        expect(await into.inputValue()).toBe(text);
      }
    }
  });

  it('in the chat is shown on both sides as text, or stays in the box', async () => {
    await openWindow(visitor.page, '/tracking');
    const texts: string[] = [];
    for (const side of ['visitor', 'agent'] as const) {
      if (side === 'agent') await openLatest(admin.page, product.host);
      const box = side === 'visitor' ? visitorBox(visitor.page) : agentBox(admin.page);
      for (const entry of of('chat.body').filter(isHandy)) {
        const text = await paste(box, entry.value);
        await box.press('Enter');
        const isSent = entry.expect === 'text' || entry.name === 'NUL'; // which is removed
        if (isSent) texts.push(text.replaceAll('\0', ''));
        else expect([entry.name, await box.inputValue()]).toEqual([entry.name, text]);
        if (!isSent) await box.fill('');
      }
      await shows(side === 'visitor' ? visitor.page : admin.page, texts);
    }
    await shows(visitor.page, texts);
    expect(await stored(product.host)).toEqual(texts);
  });

  it('in the login form does not sign in, and keeps the e-mail', async () => {
    const { page, context } = await watched();
    await page.goto('/admin/login/auth');
    const entries = [...of('contact.email'), ...of('newsletter.email'), ...of('mail.receiversMail')];
    const names = of('contact.firstName').filter(isHandy);
    for (const { name, value } of [...entries, ...names]) {
      if (!IS_FULL && !FOR_LOGIN.includes(name)) continue;
      const email = page.getByLabel('Email');
      const text = await paste(email, value);
      await paste(page.getByLabel('Password'), value || 'x');
      await page.getByRole('button', { name: 'Login' }).click();
      await page.locator('.notistack-Snackbar').last().waitFor();
      await page.getByRole('button', { name: 'Login', disabled: false }).waitFor();
      expect((await email.inputValue()).trim()).toBe(text.trim());
      expect(new URL(page.url()).pathname).toBe('/admin/login/auth');
    }
    await context.close();
  });

  it('as an address does not leave the site', async () => {
    const { page, context, complaints } = await watched();
    for (const { value, name } of of('route.path')) {
      await page.goto(product.host.url + (value.startsWith('/') ? value : `/${value}`));
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([name, new URL(page.url()).origin]).toEqual([name, product.host.url]);
    }
    expect(complaints.filter((line) => line.startsWith('thrown'))).toEqual([]);
    await context.close();
  });

  it('as a stored session leads to the login', async () => {
    const { page, context, complaints } = await watched();
    await page.goto('/admin/login/auth');
    for (const { value } of of('storage.session')) {
      await page.evaluate((text) => {
        for (const key of ['sb-localhost-auth-token', 'sb-127-auth-token']) sessionStorage.setItem(key, text);
      }, value);
      await page.goto('/auth/app/admin/track');
      await page.getByRole('button', { name: 'Login' }).waitFor();
    }
    expect(complaints.filter((line) => line.startsWith('thrown'))).toEqual([]);
    await context.close();
  });
});
