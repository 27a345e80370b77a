import { screen, waitFor, within } from '@testing-library/react';
import { aConsignment, anInquiry } from '@/test/builders';
import {
  add,
  address,
  asksForOne,
  button,
  company,
  failure,
  fill,
  first,
  listed,
  LOG,
  openPage,
  paragraphs,
  recorder,
  SEND,
  send,
  subject,
  success,
  texts,
  toWho,
  trackingId,
  write,
} from '@/test/mailPage';
import { ROWS } from '@/test/session';
import { openSignedIn, renderSignedIn } from '@/test/signedIn';
import { NO_ANSWER, onItsWay } from '@/test/stubBackend';

describe('the message box', () => {
  it('has the consignment chosen that its address names', async () => {
    const row = aConsignment();
    const { user } = openSignedIn('/auth/app/admin/all_messages?consignment=7', {
      [LOG]: listed([]),
      [`GET ${ROWS}`]: row,
    });
    await waitFor(() => expect(trackingId()).toHaveValue('AG123XYZ'));
    await user.selectOptions(toWho(), 'receiver');
    expect(address()).toHaveValue(row.recEmail);
    expect(first()).toHaveValue(`Dear ${row.recName},`);
  });

  it('requires every field except the tracking id', async () => {
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

  it('sends the mail once, and empties the form', async () => {
    const { requests, script } = recorder();
    const app = await openPage(script);
    await fill(app);
    write(trackingId(), 'ag12-3xyz');
    await app.user.click(add());
    expect(paragraphs()[1]).toHaveFocus();
    write(paragraphs()[1], 'مرحبا');
    for (const [group, choice] of [
      ['Color', 'Red'],
      ['Weight', 'Bold'],
      ['Alignment', 'Right'],
    ] as const) {
      const looks = screen.getByLabelText(`${group}, Paragraph 2`);
      await app.user.click(within(looks).getByLabelText(choice));
    }
    await app.user.click(send());
    expect(await screen.findByText('Email Sent Successfully')).toBeVisible();
    const block = { id: expect.stringMatching(/^\w{5}$/) as string };
    expect(requests).toEqual([
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
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.key).not.toBe(requests[0]?.key);
  });

  it.each([
    [
      'the server says so',
      () => failure(502, 'The mail server did not accept this message: 550.'),
      /did not accept.*550.*What you typed is still here/,
    ],
    [
      'the answer says so',
      () => ({ status: 'error', data: { message: 'Not today.' } }),
      /Not today\. What you typed is still here/,
    ],
    ['there is no answer', NO_ANSWER, /Could not reach the server.*goes out only once/],
  ])('keeps the mail when %s, and sends it again with the same key', async (_name, refuse, reason) => {
    let isBroken = true;
    const { requests, script } = recorder(() => (isBroken ? refuse() : success));
    const app = await openPage(script);
    await fill(app);
    await app.user.click(send());
    expect(await screen.findByText('Could not send messages now')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect([subject(), first()].map((box) => (box as HTMLInputElement).value)).toEqual([
      'Your parcel',
      'It has arrived.',
    ]);
    expect(requests).toHaveLength(1);
    isBroken = false;
    await app.user.click(send());
    expect(await screen.findByText('Email Sent Successfully')).toBeVisible();
    expect(requests[1]).toEqual(requests[0]);
  });

  it('says the specified success where there is no mail server, what became of the mail below it, and links to it until the next one is sent', async () => {
    const keptAnswer = {
      status: 'success',
      data: { message: 'This site has no mail server, so …', keptAt: '/outbox/0f8f' },
    };
    let answer: object = keptAnswer;
    const { script } = recorder(() => answer);
    const app = await openPage(script);
    await fill(app);
    await app.user.click(send());
    const toast = (await screen.findByText('Email Sent Successfully')).closest('[role=alert]');
    expect(toast).toHaveTextContent(
      /^Email Sent SuccessfullyKept in the outbox: this site has no mail server$/,
    );
    const notice = await screen.findByText(/“Your parcel” was kept in the outbox instead of being sent/);
    expect(notice).toBeVisible();
    const link = screen.getByRole('link', { name: /^Read it in the outbox/ });
    expect(link).toHaveAttribute('href', '/outbox/0f8f');
    expect(subject()).toHaveValue('');
    answer = success;
    await fill(app);
    await app.user.click(send());
    await waitFor(() => expect(screen.queryByText(/instead of being sent/)).not.toBeInTheDocument());
    expect(screen.getAllByText('Email Sent Successfully')).toHaveLength(2);
  });

  it('stays disabled after leaving and coming back, and is empty once the mail is sent', async () => {
    const answer = onItsWay(success);
    const { requests, script } = recorder(() => answer.arrived);
    const app = await openPage(script);
    await fill(app);
    await app.user.click(send());
    await waitFor(() => expect(send()).toBeDisabled());
    await app.user.click(screen.getByText('Consignment', { selector: 'nav *' }));
    await screen.findByRole('heading', { name: 'Consignment', level: 1 });
    await app.user.click(screen.getByText('All messages'));
    await screen.findByRole('heading', { name: 'Message box', level: 1 });
    expect(subject()).toHaveValue('Your parcel');
    expect(subject()).toBeDisabled();
    expect(send()).toBeDisabled();
    answer.release();
    expect(await screen.findByText('Email Sent Successfully')).toBeVisible();
    await waitFor(() => expect(subject()).toHaveValue(''));
    expect(subject()).toBeEnabled();
    expect(requests).toHaveLength(1);
  });

  it('shows the message of a rate limit', async () => {
    const app = await openPage({ [SEND]: failure(429, 'Too many requests, try again in an hour.') });
    await fill(app);
    await app.user.click(send());
    const messages = () => screen.getAllByText(/Too many requests, try again in an hour\./);
    await waitFor(() => expect(messages().length).toBeGreaterThan(1));
  });

  it('sends a mail that was changed after a failure with another key', async () => {
    const { requests, script } = recorder(() => failure(502, 'No.'));
    const app = await openPage(script);
    await fill(app);
    await app.user.click(send());
    await screen.findByText('Could not send messages now');
    write(subject(), 'Corrected');
    await app.user.click(send());
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.key).not.toBe(requests[0]?.key);
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
    expect(button('Move paragraph 2 down')).toHaveFocus();
    await user.click(button('Move paragraph 3 up'));
    expect(texts()).toEqual(['two', 'three', 'one']);
    await user.keyboard('{Enter}');
    expect(texts()).toEqual(['three', 'two', 'one']);
    expect(button('Move paragraph 1 down')).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(button('Remove paragraph 2'));
    await user.click(button('Remove paragraph 1'));
    expect(texts()).toEqual(['one']);
    expect(remove()).toEqual([]);
  });

  it('restores a draft after a reload', async () => {
    const before = await openPage();
    await fill(before);
    await before.user.click(add());
    write(paragraphs()[1], 'Half a sent');
    const keptStorage = { ...sessionStorage } as Record<string, string>;
    before.unmount();
    sessionStorage.clear();
    Object.entries(keptStorage)
      .filter(([name]) => name.startsWith('draft:'))
      .forEach(([name, value]) => sessionStorage.setItem(name, value));
    await openPage();
    expect(texts()).toEqual(['It has arrived.', 'Half a sent']);
    expect(toWho()).toHaveValue('sender');
  });

  it('takes over an inquiry to reply to, and sends along which one it answers', async () => {
    const inquiry = anInquiry({ firstName: 'Zoë', email: 'zoe@shipper.example', trackingNo: 'AG123XYZ' });
    const { requests, script } = recorder();
    const app = await renderSignedIn({
      ...script,
      [LOG]: listed([]),
      'GET /rest/v1/contactForm': (_body: unknown, headers: Headers) =>
        asksForOne(headers) ? inquiry : listed([inquiry]),
    });
    await app.user.click(screen.getAllByRole('link', { name: 'Inquiries' })[0] as HTMLElement);
    await app.user.click(await screen.findByText('Zoë Moreau'));
    await app.user.click(screen.getByRole('link', { name: 'Reply to Zoë Moreau' }));
    await screen.findByRole('heading', { name: 'Message box', level: 1 });
    await waitFor(() => expect(address()).toHaveValue('zoe@shipper.example'));
    expect(subject()).toHaveValue('Re: Your inquiry about AG123XYZ [#7]');
    expect(texts()).toEqual(['Dear Zoë Moreau,', 'On 1 March 2026 you wrote:\nWhere is it?']);
    expect(first()).toHaveFocus();
    expect((first() as HTMLTextAreaElement).selectionStart).toBe('Dear Zoë Moreau,'.length);
    await app.user.selectOptions(toWho(), 'sender');
    await app.user.selectOptions(company(), 'Carmine Cargo Support');
    await app.user.click(send());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.answers).toEqual({ inquiry: inquiry.id, handledAt: null });
    await waitFor(() => expect(texts()).toEqual(['Dear Zoë Moreau,']));
    await app.user.click(screen.getByText('All messages'));
    await waitFor(() => expect(address()).toHaveValue(''));
  });
});
