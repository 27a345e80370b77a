import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { Newsletters, SentNewsletter } from '@/features/mail/newsletters/newslettersApi';
import { first, subject, write } from '@/test/mailPage';
import { loseFocus } from '@/test/loseFocus';
import { openSignedIn } from '@/test/signedIn';
import { NO_ANSWER, onItsWay, refusal, Reply, type Script } from '@/test/stubBackend';

const DESK = 'POST /rest/v1/rpc/newsletters';
const ASK = 'POST /rest/v1/rpc/ask_subscribers';
const SEND = 'POST /rest/v1/rpc/send_newsletter';
const PAUSE = 'POST /rest/v1/rpc/pause_newsletter';
const CANCEL = 'POST /rest/v1/rpc/cancel_newsletter';
const RESEND = 'POST /rest/v1/rpc/resend_newsletter';
const TEST = 'POST /functions/v1/notices';

const aNewsletter = (changes: Partial<SentNewsletter> = {}): SentNewsletter => ({
  id: 7,
  subject: 'Rates in May',
  madeAt: '2026-05-01T08:00:00+00:00',
  madeBy: 'office@carmine.example',
  paused: false,
  cancelled: false,
  total: 1200,
  counts: { sent: 1200 },
  again: 0,
  reasons: [],
  ...changes,
});

const desk = (changes: Partial<Newsletters> = {}): Newsletters => ({
  unasked: 0,
  asked: 0,
  confirmed: 1200,
  sent: [],
  ...changes,
});

const openPage = async (script: Script = {}) => {
  const app = openSignedIn(paths.adminNewsletter, { [DESK]: desk(), ...script });
  await screen.findByText('Who gets it');
  return app;
};
const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const fill = () => {
  write(subject(), ' Rates in May ');
  write(first(), 'They fall.');
};

describe('the newsletter page', () => {
  it('is opened from the subscribers', async () => {
    openSignedIn(paths.adminSubscribers, {
      'GET /rest/v1/newsLetter': new Reply(200, [], { 'content-range': '*/0' }),
    });
    expect(await screen.findByRole('link', { name: 'Newsletter' })).toHaveAttribute(
      'href',
      paths.adminNewsletter,
    );
  });

  it('asks those who were not asked yet, after a question', async () => {
    let isAsked = false;
    const { user, countOf } = await openPage({
      [DESK]: () => desk(isAsked ? { asked: 3 } : { unasked: 3 }),
      [ASK]: () => {
        isAsked = true;
        return 3;
      },
    });
    await user.click(button('Ask for confirmation'));
    expect(dialog().getByText('Ask 3 subscribers for confirmation')).toBeVisible();
    expect(countOf(ASK)).toBe(0);
    await user.click(dialog().getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText('Everybody was asked.')).toBeVisible();
    expect(countOf(ASK)).toBe(1);
  });

  it('sends after a question, and is empty afterwards', async () => {
    const { user, calls } = await openPage({ [SEND]: 1200 });
    fill();
    await user.click(button('Send to 1,200 confirmed subscribers'));
    const question = await screen.findByText('Send “Rates in May” to 1,200 subscribers');
    expect(question).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The newsletter is on its way')).toBeVisible();
    const [, body] = calls.find(([name]) => name === SEND) ?? [];
    expect(body).toMatchObject({ subject: 'Rates in May', paragraphs: [{ paragraph: 'They fall.' }] });
    expect(subject()).toHaveValue('');
    expect(sessionStorage.getItem('draft:newsletter-mail')).toBeNull();
  });

  it('sends the same again under the same key when no answer came, and keeps what was typed', async () => {
    let isDown = true;
    const { user, calls } = await openPage({ [SEND]: () => (isDown ? NO_ANSWER() : 1200) });
    fill();
    await user.click(button('Send to 1,200 confirmed subscribers'));
    await user.click((await screen.findByRole('dialog')).querySelector('button:last-of-type') as HTMLElement);
    expect(await screen.findByText(/What you typed is still here/)).toBeVisible();
    isDown = false;
    await user.click(dialog().getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(subject()).toHaveValue(''));
    const keys = calls.flatMap(([name, body]) =>
      name === SEND ? [(body as { request_key: string }).request_key] : [],
    );
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('stays locked while it is being sent, also after leaving and returning, and is empty afterwards', async () => {
    const answer = onItsWay(1200);
    const { user, back, countOf } = await openPage({
      [SEND]: () => answer.arrived,
      'GET /rest/v1/newsLetter': new Reply(200, [], { 'content-range': '*/0' }),
    });
    const press = 'Send to 1,200 confirmed subscribers';
    fill();
    await user.click(button(press));
    await user.click((await screen.findByRole('dialog')).querySelector('button:last-of-type') as HTMLElement);
    await waitFor(() => expect(countOf(SEND)).toBe(1));
    fireEvent.click(screen.getByText('To the subscribers'));
    await screen.findByText('Newsletter subscribers');
    back();
    await waitFor(() => expect(subject()).toHaveValue(' Rates in May '));
    expect(subject()).toBeDisabled();
    expect(button(press)).toBeDisabled();
    answer.release();
    await waitFor(() => expect(subject()).toHaveValue(''));
    expect(button(press)).toBeEnabled();
    expect(sessionStorage.getItem('draft:newsletter-mail')).toBeNull();
  });

  it('requires a subject and text, and asks nothing before', async () => {
    const { user } = await openPage();
    await user.click(button('Send to 1,200 confirmed subscribers'));
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not offer to send while nobody has confirmed, but to test', async () => {
    const toastText = 'The test is on its way to your own address';
    const { user, calls } = await openPage({
      [DESK]: desk({ confirmed: 0 }),
      [TEST]: { status: 'success', data: { message: toastText } },
    });
    expect(button('Send to 0 confirmed subscribers')).toBeDisabled();
    fill();
    await user.click(button('Send me a test'));
    expect(await screen.findByText(toastText)).toBeVisible();
    expect(calls).toContainEqual([
      TEST,
      expect.objectContaining({ action: 'testNewsletter', subject: 'Rates in May' }),
    ]);
    expect(subject()).toHaveValue(' Rates in May ');
  });

  it.each([
    [429, 'Too many requests, try again in an hour.'],
    [502, 'The mail server did not accept this message: 550 No such user.'],
  ])('says why a test failed: %p', async (status, message) => {
    const { user } = await openPage({ [TEST]: new Reply(status, { status: 'error', data: { message } }) });
    fill();
    await user.click(button('Send me a test'));
    expect(await screen.findByText(`${message} What you typed is still here.`)).toBeVisible();
  });

  it('shows the preview on a page that is served without TLS', async () => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    try {
      await openPage();
      write(first(), 'They fall.');
      const frame = screen.getByTitle<HTMLIFrameElement>('Preview of the e-mail');
      await waitFor(() => expect(frame.srcdoc).toContain('They fall.'));
    } finally {
      Reflect.deleteProperty(crypto, 'randomUUID');
    }
  });

  it('keeps the draft over a reload', async () => {
    const before = await openPage();
    fill();
    await waitFor(() => expect(sessionStorage.getItem('draft:newsletter-mail')).toContain('They fall.'));
    before.leave();
    await openPage();
    expect(first()).toHaveValue('They fall.');
  });

  it('shows the progress, pauses, resumes and cancels', async () => {
    let paused = false;
    const { user, calls } = await openPage({
      [DESK]: () => desk({ sent: [aNewsletter({ paused, counts: { sent: 300, waiting: 900 } })] }),
      [PAUSE]: (body: unknown) => {
        ({ paused } = body as { paused: boolean });
        return new Reply(204);
      },
      [CANCEL]: new Reply(204),
    });
    expect(screen.getByText('900 waiting, 300 sent')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '300 of 1,200');
    await user.click(button('Pause “Rates in May”'));
    await user.click(await screen.findByRole('button', { name: 'Resume “Rates in May”' }));
    await screen.findByRole('button', { name: 'Pause “Rates in May”' });
    await user.click(button('Cancel the rest of “Rates in May”'));
    await user.click(dialog().getByRole('button', { name: 'Cancel the rest' }));
    await waitFor(() => expect(calls).toContainEqual([CANCEL, { newsletter: 7 }]));
  });

  it('shows a newsletter as paused only while mails are waiting', async () => {
    const part = aNewsletter({ id: 8, subject: 'Ports', paused: true, counts: { sent: 1199, waiting: 1 } });
    await openPage({ [DESK]: desk({ sent: [part, aNewsletter({ paused: true })] }) });
    expect(screen.getByText('Paused').closest('li')).toHaveTextContent('Ports');
  });

  it('groups the reasons of those that were not sent, and sends the failed ones again', async () => {
    const { user, calls } = await openPage({
      [DESK]: desk({
        sent: [
          aNewsletter({
            counts: { sent: 1190, failed: 8, unknown: 2 },
            again: 7,
            reasons: [
              { state: 'failed', reason: 'Mailbox full', count: 8 },
              { state: 'unknown', reason: '', count: 2 },
            ],
          }),
          aNewsletter({
            id: 6,
            subject: null,
            cancelled: true,
            counts: { failed: 1, cancelled: 1199 },
            again: 1,
          }),
        ],
      }),
      [RESEND]: 7,
    });
    expect(screen.getByText('8 not sent: Mailbox full')).toBeVisible();
    expect(screen.getByText('2 perhaps sent: No reason is known')).toBeVisible();
    expect(screen.getByText('Question whether to confirm')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the failed ones again: “Rates in May”' }));
    await waitFor(() => expect(calls).toContainEqual([RESEND, { newsletter: 7 }]));
  });

  it.each([
    ['Pause “Rates in May”', PAUSE, new Reply(204)],
    ['Send the failed ones again: “Rates in May”', RESEND, 3],
    ['Send me a test', TEST, { status: 'success', data: { message: 'The test is on its way' } }],
  ])('restores the focus to “%s” after its request', async (name, call, reply) => {
    const answer = onItsWay(reply);
    const { user } = await openPage({
      [DESK]: desk({ sent: [aNewsletter({ counts: { waiting: 1197, failed: 3 }, again: 3 })] }),
      [call]: () => answer.arrived,
    });
    fill();
    await user.click(button(name));
    await waitFor(() => expect(button(name)).toBeDisabled());
    loseFocus();
    answer.release();
    await waitFor(() => expect(button(name)).toHaveFocus());
  });

  it('keeps the focus nearby when a button disappears', async () => {
    const deskState = { unasked: 3, sent: [aNewsletter({ counts: { waiting: 1200 } })] };
    const { user } = await openPage({
      [DESK]: () => desk(deskState),
      [ASK]: () => {
        deskState.unasked = 0;
        return 3;
      },
      [CANCEL]: () => {
        deskState.sent = [aNewsletter({ cancelled: true, counts: { cancelled: 1200 } })];
        return new Reply(204);
      },
    });
    await user.click(button('Ask for confirmation'));
    await user.click(dialog().getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Who gets it' })).toHaveFocus());
    await user.click(button('Cancel the rest of “Rates in May”'));
    await user.click(dialog().getByRole('button', { name: 'Cancel the rest' }));
    const canceledRow = (await screen.findByText('1,200 canceled')).closest('li');
    await waitFor(() => expect(canceledRow).toHaveFocus());
  });

  it('hides resend when no failed address can receive mail', async () => {
    const reason = 'There is no e-mail address that mail can be sent to.';
    await openPage({
      [DESK]: desk({
        sent: [
          aNewsletter({
            counts: { sent: 1199, failed: 1 },
            reasons: [{ state: 'failed', reason, count: 1 }],
          }),
        ],
      }),
    });
    expect(screen.getByText(`1 not sent: ${reason}`)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send the failed ones again/ })).not.toBeInTheDocument();
  });

  it('can be loaded again when that failed', async () => {
    let isDown = true;
    const { user } = openSignedIn(paths.adminNewsletter, {
      [DESK]: () => (isDown ? refusal(400, '22023', 'No.') : desk()),
    });
    await screen.findAllByText('The newsletters could not be loaded');
    isDown = false;
    await user.click(button('Try again'));
    expect(await screen.findByText('Who gets it')).toBeVisible();
  });
});
