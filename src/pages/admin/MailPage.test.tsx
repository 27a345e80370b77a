import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aConsignment } from '@/test/builders';
import { renderSignedIn } from '@/test/signedIn';
import { NO_ANSWER, Reply, type Script } from '@/test/stubBackend';

const SEND = 'POST /functions/v1/foxEmail';
const LOG = 'GET /rest/v1/mail_log';
const success = { status: 'success', data: { message: 'Email Sent Successfully' } };
const failure = (status: number, message: string) =>
  new Reply(status, { status: 'error', data: { message } });
const listed = (rows: object[]) =>
  new Reply(200, rows, { 'content-range': `0-${rows.length}/${rows.length}` });

const sentMail = (changes: object = {}) => ({
  key: '0f8fad5b-d9cb-469f-a165-70867728950e',
  toWho: 'receiver',
  sendersName: 'Carmine Cargo',
  recipient: 'k***@receiver.example',
  subject: 'Cleared',
  trackingId: 'AG123XYZ',
  state: 'sent',
  attempts: 1,
  created_at: '2026-03-01T08:00:00+00:00',
  updated_at: '2026-03-01T08:00:00+00:00',
  ...changes,
});

/** `.single()` asks for an object in place of a list. */
const asksForOne = (headers: Headers) => headers.get('accept')?.includes('pgrst.object');

type App = Awaited<ReturnType<typeof renderSignedIn>>;

const openPage = async (script: Script = {}) => {
  const app = await renderSignedIn({ [LOG]: listed([]), ...script });
  await app.user.click(screen.getByText('All messages'));
  await screen.findByRole('heading', { name: 'Message box', level: 1 });
  return app;
};

/** By label: on a page as full as this one, a look at every role would take seconds. */
const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input, textarea, select' });
const address = () => field(/^Receiver's e-mail/);
const subject = () => field(/^Subject/);
const trackingId = () => field(/^Tracking id/);
const toWho = () => field(/^To receiver or sender/);
const company = () => field(/^Company name/);
const paragraphs = () => screen.getAllByLabelText(/^Paragraph/, { selector: 'textarea' });
const first = () => field(/^Paragraph 1/);
const texts = () => paragraphs().map((box) => (box as HTMLTextAreaElement).value);
const button = (label: string) => screen.getByLabelText(label, { selector: 'button' });
const send = () => screen.getByText('Send', { selector: 'button' });
const add = () => screen.getByText('Add a paragraph', { selector: 'button' });
const write = (box: HTMLElement | undefined, value: string) =>
  fireEvent.change(box as HTMLElement, { target: { value } });

const fill = async ({ user }: App) => {
  await user.selectOptions(toWho(), 'sender');
  await user.selectOptions(company(), 'Carmine Cargo Support');
  write(address(), ' ada@sender.example ');
  write(subject(), 'Your parcel');
  write(first(), 'It has arrived.');
};

/** The mails that were sent, each with its key. */
const recorder = (answer: (body: unknown) => unknown = () => success) => {
  const sent: { key: string | null; body: unknown }[] = [];
  const script = {
    [SEND]: (body: unknown, headers: Headers) => {
      sent.push({ key: headers.get('idempotency-key'), body });
      return answer(body);
    },
  };
  return { sent, script };
};

describe('the message box', () => {
  it('asks for everything but the tracking id', async () => {
    const { user, countOf } = await openPage();
    await user.click(add());
    await user.click(send());
    expect(await screen.findByText('To receiver or sender is required')).toBeVisible();
    expect(screen.getAllByText('This field is required')).toHaveLength(5);
    expect(toWho()).toHaveFocus();
    expect(countOf(SEND)).toBe(0);
  });

  it('offers both parties and the five company names', async () => {
    await openPage();
    const options = (box: HTMLElement) =>
      within(box)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options(toWho())).toEqual(['Choose', 'To receiver', 'To sender']);
    expect(options(company())).toHaveLength(6);
  });

  it('sends what was written, once, and begins anew', async () => {
    const { sent, script } = recorder();
    const app = await openPage(script);
    await fill(app);
    write(trackingId(), 'ag12-3xyz');
    await app.user.click(add());
    expect(paragraphs()[1]).toHaveFocus();
    write(paragraphs()[1], 'مرحبا');
    for (const [group, choice] of [
      ['Colour', 'Red'],
      ['Weight', 'Bold'],
      ['Alignment', 'Right'],
    ] as const) {
      const looks = screen.getByLabelText(`${group}, Paragraph 2`);
      await app.user.click(within(looks).getByLabelText(choice));
    }
    await app.user.click(send());
    expect(await screen.findByText('Email Sent Successfully')).toBeVisible();
    const block = { id: expect.stringMatching(/^\w{5}$/) as string };
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        body: {
          toWho: 'sender',
          receiversMail: 'ada@sender.example',
          sendersName: 'Carmine Cargo Support',
          subject: 'Your parcel',
          trackingId: 'AG123XYZ',
          message: [
            { ...block, paragraph: 'It has arrived.', color: 'black', bold: 'normal', textAlign: 'left' },
            { ...block, paragraph: 'مرحبا', color: 'red', bold: 'bold', textAlign: 'right' },
          ],
        },
      },
    ]);
    await waitFor(() => expect(texts()).toEqual(['']));
    expect(subject()).toHaveValue('');
    expect(app.countOf(LOG)).toBe(2);

    await fill(app);
    await app.user.click(send());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it.each([
    [
      'the server says so',
      () => failure(502, 'The mail server did not take this message: 550.'),
      /did not take.*550.*Nothing you typed is lost/,
    ],
    [
      'the answer says so',
      () => ({ status: 'error', data: { message: 'Not today.' } }),
      /Not today\. Nothing you typed is lost/,
    ],
    ['nobody answers', NO_ANSWER, /There was no answer.*it goes out once/],
  ])('keeps everything when %s, and tries again under the same key', async (_name, refuse, reason) => {
    let isBroken = true;
    const { sent, script } = recorder(() => (isBroken ? refuse() : success));
    const app = await openPage(script);
    await fill(app);
    await app.user.click(send());
    expect(await screen.findByText('Could not send messages now')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect([subject(), first()].map((box) => (box as HTMLInputElement).value)).toEqual([
      'Your parcel',
      'It has arrived.',
    ]);
    expect(sent).toHaveLength(1);
    isBroken = false;
    await app.user.click(send());
    expect(await screen.findByText('Email Sent Successfully')).toBeVisible();
    expect(sent[1]).toEqual(sent[0]);
  });

  it('lets the limit speak for itself', async () => {
    const app = await openPage({ [SEND]: failure(429, 'Too many requests, try again in an hour.') });
    await fill(app);
    await app.user.click(send());
    expect((await screen.findAllByText(/Too many requests, try again in an hour\./)).length).toBeGreaterThan(
      1,
    );
  });

  it('takes a mail that was changed after a failure for another one', async () => {
    const { sent, script } = recorder(() => failure(502, 'No.'));
    const app = await openPage(script);
    await fill(app);
    await app.user.click(send());
    await screen.findByText('Could not send messages now');
    write(subject(), 'Corrected');
    await app.user.click(send());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('moves and removes paragraphs, and always keeps one', async () => {
    const { user } = await openPage();
    const remove = () => screen.queryAllByLabelText(/^Remove paragraph/);
    expect(remove()).toEqual([]);
    await user.click(add());
    await user.click(add());
    for (const [index, text] of ['one', 'two', 'three'].entries()) write(paragraphs()[index], text);
    expect(button('Move paragraph 1 up')).toBeDisabled();
    expect(button('Move paragraph 3 down')).toBeDisabled();
    await user.click(button('Move paragraph 1 down'));
    expect(texts()).toEqual(['two', 'one', 'three']);
    await user.click(button('Move paragraph 3 up'));
    expect(texts()).toEqual(['two', 'three', 'one']);
    await user.click(button('Remove paragraph 2'));
    await user.click(button('Remove paragraph 1'));
    expect(texts()).toEqual(['one']);
    expect(remove()).toEqual([]);
  });

  it('keeps a draft through a reload', async () => {
    const before = await openPage();
    await fill(before);
    await before.user.click(add());
    write(paragraphs()[1], 'Half a sent');
    const kept = { ...sessionStorage } as Record<string, string>;
    before.unmount();
    sessionStorage.clear();
    Object.entries(kept)
      .filter(([name]) => name.startsWith('draft:'))
      .forEach(([name, value]) => sessionStorage.setItem(name, value));
    await openPage();
    expect(texts()).toEqual(['It has arrived.', 'Half a sent']);
    expect(toWho()).toHaveValue('sender');
  });

  it('fills in from a consignment, for whom it is', async () => {
    const parcel = aConsignment();
    const app = await openPage({
      'GET /rest/v1/consignment': (_body: unknown, headers: Headers) =>
        asksForOne(headers) ? parcel : [parcel],
    });
    await app.user.selectOptions(toWho(), 'receiver');
    app.calls.length = 0;
    await app.user.click(screen.getByRole('combobox', { name: /^Consignment/ }));
    await app.user.click(await screen.findByRole('option', { name: /AG123XYZ/ }));
    await waitFor(() => expect(trackingId()).toHaveValue('AG123XYZ'));
    expect(address()).toHaveValue('kofi@receiver.example');
    expect(texts()).toEqual(['Dear Kofi Mensah,']);
    await app.user.selectOptions(toWho(), 'sender');
    expect(address()).toHaveValue('ada@sender.example');
    expect(texts()).toEqual(['Dear Ada Moreau,']);
  });

  it('answers an inquiry', async () => {
    const inquiry = {
      id: 7,
      firstName: 'Zoë',
      secondName: 'Moreau',
      email: 'zoe@shipper.example',
      trackingNo: null,
      comment: 'Where is it?',
      created_at: '2026-03-01T08:00:00+00:00',
      readAt: '2026-03-01T08:00:00+00:00',
      handledAt: null,
    };
    const app = await renderSignedIn({ [LOG]: listed([]), 'GET /rest/v1/contactForm': listed([inquiry]) });
    await app.user.click(screen.getAllByRole('link', { name: 'Inquiries' })[0] as HTMLElement);
    await app.user.click(await screen.findByText('Zoë Moreau'));
    await app.user.click(screen.getByRole('link', { name: 'Reply to Zoë Moreau' }));
    await screen.findByRole('heading', { name: 'Message box', level: 1 });
    expect(address()).toHaveValue('zoe@shipper.example');
    expect(texts()).toEqual(['Dear Zoë Moreau,']);
    await app.user.click(screen.getByText('All messages'));
    await waitFor(() => expect(address()).toHaveValue(''));
  });
});

describe('the preview', () => {
  const frame = () => screen.getByTitle<HTMLIFrameElement>('The e-mail as it will be shown');

  it('shows the mail as it is written, where nothing of it can run', async () => {
    await openPage();
    expect(frame()).toHaveAttribute('sandbox', '');
    write(subject(), 'Your <b>parcel</b>');
    write(first(), '<script>alert(1)</script>');
    await waitFor(() => expect(frame().srcdoc).toContain('&lt;script&gt;alert(1)'));
    expect(frame().srcdoc).toContain('Your &lt;b&gt;parcel&lt;/b&gt;</h1>');
    expect(frame().srcdoc).toContain('@media not all{.page');
  });

  it('shows it dark, and as plain text', async () => {
    const { user } = await openPage();
    write(first(), 'Hello there');
    await user.click(screen.getByRole('tab', { name: 'Dark' }));
    await waitFor(() => expect(frame().srcdoc).toContain('Hello there'));
    expect(frame().srcdoc).toContain('@media all{.page');
    await user.click(screen.getByRole('tab', { name: 'Plain text' }));
    expect(within(screen.getByRole('tabpanel')).getByText(/^Hello there\s+-- /)).toBeVisible();
  });
});

describe('the sent e-mails', () => {
  const rows = () =>
    within(screen.getByRole('table', { name: 'Sent e-mails' }))
      .getAllByRole('row')
      .slice(1);

  it('say what became of each', async () => {
    const mails = [
      sentMail(),
      sentMail({ key: 'b', state: 'failed', attempts: 3 }),
      sentMail({ key: 'c', state: 'unknown' }),
      sentMail({ key: 'd', state: 'claimed', updated_at: new Date().toISOString() }),
      sentMail({ key: 'e', state: 'claimed' }),
    ];
    await openPage({ [LOG]: listed(mails) });
    await screen.findByRole('table', { name: 'Sent e-mails' });
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Cleared.*AG123XYZ.*k\*\*\*@receiver\.example \(receiver\).*1 March 2026.*Sent1/),
      expect.stringContaining('Failed3'),
      expect.stringContaining('Unclear1'),
      expect.stringContaining('Sending1'),
      expect.stringContaining('Unclear1'),
    ]);
    expect(within(rows()[3] as HTMLElement).getByRole('button')).toBeDisabled();
  });

  it.each([
    ['sent', false],
    ['unknown', false],
    ['failed', true],
  ])('go out again after a question: one that is %s, under its own key: %s', async (state, isSameKey) => {
    const { sent, script } = recorder();
    const payload = { subject: 'Cleared', message: [] };
    const mail = sentMail({ state });
    const log = (_body: unknown, headers: Headers) => (asksForOne(headers) ? { payload } : listed([mail]));
    const app = await openPage({ ...script, [LOG]: log });
    await app.user.click(await screen.findByRole('button', { name: 'Send “Cleared” again' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Send “Cleared” to k***@receiver.example again',
    });
    expect(sent).toEqual([]);
    expect(within(dialog).getByText(/It can not be undone!/)).toBeVisible();
    await app.user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Email Sent Successfully')).toBeVisible();
    expect(sent).toEqual([{ key: expect.any(String) as string, body: payload }]);
    expect(sent[0]?.key === mail.key).toBe(isSameKey);
  });
});
