import { act, screen, waitFor, within } from '@testing-library/react';
import { MAIL_POLL_MS } from '@/config/timing';
import { failure, listed, LOG, openPage, recorder, STORED, success } from '@/test/mailPage';
import { NO_ANSWER, refusal, Reply, type Script } from '@/test/stubBackend';

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

describe('the sent e-mails', () => {
  const rows = () =>
    within(screen.getByRole('table', { name: 'Sent e-mails' }))
      .getAllByRole('row')
      .slice(1);

  it('show the state of each mail', async () => {
    const mails = [
      sentMail(),
      sentMail({ key: 'b', state: 'failed', attempts: 3 }),
      sentMail({ key: 'c', state: 'unknown' }),
      sentMail({ key: 'd', state: 'sending' }),
    ];
    await openPage({ [LOG]: listed(mails) });
    await screen.findByRole('table', { name: 'Sent e-mails' });
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Cleared.*AG123XYZ.*k\*\*\*@receiver\.example \(receiver\).*1 March 2026.*Sent1/),
      expect.stringContaining('Failed3'),
      expect.stringContaining('UnclearThe mail server did not confirm this e-mail. It may have been sent.1'),
      expect.stringContaining('Sending1'),
    ]);
    expect(within(rows()[3] as HTMLElement).getByRole('button', { name: /^Send again/ })).toBeDisabled();
  });

  it('show why a mail was not sent, and where one is that was kept', async () => {
    const mails = [
      sentMail({ state: 'failed', reason: '550 No such user <b>here</b>' }),
      sentMail({ key: 'b', state: 'unknown', reason: 'The mail server took too long to respond' }),
      sentMail({ key: 'c', state: 'kept', reason: '' }),
    ];
    await openPage({ [LOG]: listed(mails) });
    await screen.findByRole('table', { name: 'Sent e-mails' });
    const [failed, unknown, keptRow] = rows();
    expect(failed).toHaveTextContent('FailedThe mail server said: 550 No such user <b>here</b>');
    expect(unknown).toHaveTextContent(
      /It may have been sent\.The mail server said: The mail server took too/,
    );
    expect(keptRow).toHaveTextContent('Kept in the outbox');
    const link = within(keptRow as HTMLElement).getByRole('link', { name: /^Read it in the outbox/ });
    expect(link).toHaveAttribute('href', '/outbox/c');
    expect(link).toHaveAttribute('target', '_blank');
  });

  describe('each as a whole', () => {
    const payload = {
      ...{ toWho: 'receiver', receiversMail: 'kofi@receiver.example', sendersName: 'Carmine Cargo' },
      ...{ subject: 'Cleared', trackingId: 'AG123XYZ' },
      message: [
        { id: 'ab12c', paragraph: 'Through <customs>.', color: 'red', bold: 'bold', textAlign: 'left' },
      ],
    };
    const reason = '550 No such user';
    const failed = sentMail({ state: 'failed', attempts: 3, reason });
    const show = () => screen.findByRole('button', { name: 'Show: “Cleared”' });
    const dialog = () => screen.findByRole('dialog', { name: 'Cleared' });

    it('show receiver, state, reason and both parts', async () => {
      const keys: (string | null)[] = [];
      const { user } = await openPage({
        [LOG]: listed([failed]),
        [STORED]: (_body: unknown, _headers: Headers, { searchParams }: URL) => {
          keys.push(searchParams.get('key'));
          return { payload };
        },
      });
      await user.click(await show());
      const openedDialog = within(await dialog());
      expect(await openedDialog.findByText('kofi@receiver.example')).toBeVisible();
      expect(openedDialog.getByText(`The mail server said: ${reason}`)).toBeVisible();
      for (const text of ['Failed', '3', 'AG123XYZ', 'Carmine Cargo'])
        expect(openedDialog.getByText(text)).toBeVisible();
      const frame = openedDialog.getByTitle('Preview of the e-mail');
      expect(frame).toHaveAttribute('sandbox', '');
      expect(frame.getAttribute('srcdoc')).toContain('Through &lt;customs&gt;.');
      await user.click(openedDialog.getByRole('tab', { name: 'Plain text' }));
      expect(openedDialog.getByRole('tabpanel')).toHaveTextContent(/^Through <customs>\. .*AG123XYZ/);
      expect(keys).toEqual([`eq.${failed.key}`]);
      await user.click(openedDialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(await show()).toHaveFocus();
    });

    it('say that they could not be loaded, and load on request', async () => {
      let isBroken = true;
      const { user } = await openPage({
        [LOG]: listed([failed]),
        [STORED]: () => (isBroken ? refusal(500, 'XX000', 'Out of order') : { payload }),
      });
      await user.click(await show());
      const openedDialog = within(await dialog());
      expect(await openedDialog.findByText('Could not load the e-mail')).toBeVisible();
      isBroken = false;
      await user.click(openedDialog.getByRole('button', { name: 'Try again' }));
      expect(await openedDialog.findByText('kofi@receiver.example')).toBeVisible();
    });
  });

  it('are polled while one is being sent', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let state = 'sending';
    const { countOf } = await openPage({ [LOG]: () => listed([sentMail({ state })]) });
    await screen.findByText('Sending');
    state = 'sent';
    await act(() => jest.advanceTimersByTimeAsync(MAIL_POLL_MS));
    expect(await screen.findByText('Sent', { selector: 'td *' })).toBeVisible();
    const looks = countOf(LOG);
    await act(() => jest.advanceTimersByTimeAsync(5 * MAIL_POLL_MS));
    expect(countOf(LOG)).toBe(looks);
    jest.useRealTimers();
  });

  it('are dated and sorted by their last attempt', async () => {
    const orders: (string | null)[] = [];
    const mail = sentMail({ attempts: 2, updated_at: '2026-03-04T08:00:00+00:00' });
    await openPage({
      [LOG]: (_body: unknown, _headers: Headers, { searchParams }: URL) => {
        orders.push(searchParams.get('order'));
        return listed([mail]);
      },
    });
    await screen.findByRole('table', { name: 'Sent e-mails' });
    expect(rows()[0]).toHaveTextContent('4 March 2026');
    expect(orders[0]).toBe('updated_at.desc');
  });

  it.each([
    ['kofi@receiver.example', 'k[*][*][*]@receiver[.]example'],
    ['kofi@rec', 'k[*][*][*]@rec'],
    ['k***@receiver', 'k[*][*][*]@receiver'],
    ['@receiver', '@receiver'],
    ['Cleared', 'Cleared'],
  ])('are searched by the masked form of an address: %s', async (text, pattern) => {
    const searches: (string | null)[] = [];
    const app = await openPage({
      [LOG]: (_body: unknown, _headers: Headers, { searchParams }: URL) => {
        searches.push(searchParams.get('or'));
        return listed([sentMail()]);
      },
    });
    await screen.findByRole('table', { name: 'Sent e-mails' });
    await app.user.click(screen.getByLabelText('Search by subject, address or tracking id'));
    await app.user.paste(text);
    await waitFor(() => expect(searches.at(-1)).toContain(`recipient.imatch."${pattern}"`));
    expect(searches.at(-1)).toContain(`subject.imatch."${text.replace(/[.*]/g, '[$&]')}"`);
  });

  it.each([
    ['sent', false],
    ['kept', false],
    ['unknown', false],
    ['failed', true],
  ])('are sent again after a confirmation: one that is %s with its own key: %s', async (state, isSameKey) => {
    const { requests, script } = recorder();
    const payload = { subject: 'Cleared', message: [] };
    const mail = sentMail({ state });
    const app = await openPage({ ...script, [LOG]: listed([mail]), [STORED]: { payload } });
    await app.user.click(await screen.findByRole('button', { name: 'Send again: “Cleared”' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Send “Cleared” to k***@receiver.example again',
    });
    expect(requests).toEqual([]);
    expect(within(dialog).getByText(/It can not be undone!/)).toBeVisible();
    await app.user.click(within(dialog).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Email Sent Successfully')).toBeVisible();
    expect(requests).toEqual([{ key: expect.any(String) as string, body: payload }]);
    expect(requests[0]?.key === mail.key).toBe(isSameKey);
  });

  describe('when sending again fails', () => {
    const payload = { subject: 'Cleared', message: [] };
    const again = () => screen.findByRole('button', { name: 'Send again: “Cleared”' });
    const openQuestion = async (answer: () => unknown, script: Script = {}) => {
      const { requests, script: sending } = recorder(answer);
      const log = { [LOG]: listed([sentMail()]), [STORED]: { payload } };
      const app = await openPage({ ...sending, ...log, ...script });
      const press = (name: string) =>
        app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
      await app.user.click(await again());
      await press('Send again');
      return { app, requests, press };
    };

    it.each([
      [
        'the answer is lost',
        NO_ANSWER,
        /^Could not reach the server\. Check your connection and confirm again/,
      ],
      [
        'a gateway answers',
        () => new Reply(504, 'Gateway Time-out'),
        /^Could not reach the server\. Check your connection and confirm again/,
      ],
      [
        'the server says why',
        () => failure(502, 'The mail server did not accept this message: 550.'),
        'The mail server did not accept this message: 550.',
      ],
    ])('show the reason in the dialog when %s, and retry with the same key', async (_case, refuse, words) => {
      let isBroken = true;
      const { app, requests, press } = await openQuestion(() => (isBroken ? refuse() : success));
      expect(await within(screen.getByRole('dialog')).findByText(words)).toBeVisible();
      isBroken = false;
      await press('Send again');
      expect(await screen.findByText('Email Sent Successfully')).toBeVisible();
      expect(requests).toHaveLength(2);
      expect(requests[1]).toEqual(requests[0]);
      await app.user.click(await again());
      expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
      await press('Send again');
      await waitFor(() => expect(requests).toHaveLength(3));
      expect(requests[2]?.key).not.toBe(requests[0]?.key);
    });

    it('keep the key when the dialog was cancelled and opened again', async () => {
      const { app, requests, press } = await openQuestion(NO_ANSWER);
      await within(screen.getByRole('dialog')).findByRole('alert');
      await press('Cancel');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await app.user.click(await again());
      await press('Send again');
      await waitFor(() => expect(requests).toHaveLength(2));
      expect(requests[1]).toEqual(requests[0]);
    });

    it('show that the message no longer exists', async () => {
      const missingRow = refusal(406, 'PGRST116', 'No such row');
      const { requests } = await openQuestion(() => success, { [STORED]: missingRow });
      expect(await within(screen.getByRole('dialog')).findByText('No such row')).toBeVisible();
      expect(requests).toEqual([]);
    });
  });
});
