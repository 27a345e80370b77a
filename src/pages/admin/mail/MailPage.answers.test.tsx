import { screen, waitFor } from '@testing-library/react';
import { anInquiry } from '@/test/builders';
import {
  address,
  asksForOne,
  company,
  failure,
  fill,
  first,
  listed,
  LOG,
  openPage,
  recorder,
  send,
  subject,
  success,
  texts,
  toWho,
  trackingId,
  write,
} from '@/test/mailPage';
import { openSignedIn } from '@/test/signedIn';
import { refusal, type Script } from '@/test/stubBackend';

const CONTACTS = '/rest/v1/contactForm';
const SLOW = { timeout: 20_000 };

const anAnswer = {
  ...{ id: 1, shortcut: 'arrival', text: 'Dear {name}, {trackingId}: {status}.' },
  updated_at: '2026-03-01T08:00:00+00:00',
};
const parcel = {
  ...{ trackingId: 'AG123XYZ', status: 'Arrived in Tema', ended: false },
  ...{ deliveryDate: '2026-04-02T12:00:00Z', expected_at: null },
};

describe('prepared answers in the message box', () => {
  const script = { 'GET /rest/v1/prepared_answer': [anAnswer] };

  it('are filled in from the tracking id and the recipient, and not sent with what has no value', async () => {
    const { requests, script: sending } = recorder();
    const { user } = await openPage({ ...script, ...sending, 'GET /rest/v1/consignment_summary': [parcel] });
    await user.selectOptions(toWho(), 'receiver');
    await user.selectOptions(company(), 'Carmine Cargo Support');
    write(address(), 'kofi@receiver.example');
    write(subject(), 'About {trackingId}');
    write(trackingId(), 'ag12-3xyz');
    await user.type(first(), '/arr');
    await screen.findByText('Dear {name}, AG123XYZ: Arrived in Tema.');
    await user.keyboard('{Enter}');
    expect(texts()).toEqual(['Dear {name}, AG123XYZ: Arrived in Tema.']);
    await user.click(send());
    expect(await screen.findByText(/^\{trackingId\} is not filled in/)).toBeVisible();
    expect(await screen.findByText(/^\{name\} is not filled in/)).toBeVisible();
    write(subject(), 'About it');
    await user.click(send());
    await waitFor(() => expect(first()).toHaveFocus());
    const { selectionStart, selectionEnd, value } = first() as HTMLTextAreaElement;
    expect(value.slice(selectionStart, selectionEnd)).toBe('{name}');
    expect(requests).toEqual([]);
    await user.keyboard('Kofi');
    await user.click(send());
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('are filled in with who has sent the inquiry', async () => {
    const { user } = openSignedIn('/auth/app/admin/all_messages?to=zoe@shipper.example&name=Zoë', {
      ...script,
      [LOG]: listed([]),
    });
    await screen.findByRole('heading', { name: 'Message box', level: 1 });
    write(first(), '');
    await user.type(first(), '/arr{Enter}');
    expect(texts()).toEqual(['Dear Zoë, {trackingId}: {status}.']);
  });
});

describe('an answer to an inquiry', () => {
  const handled = { handledAt: '2026-03-02T08:00:00+00:00', handledBy: 'ben@office.example' };

  const openMail = async (script: Script, inquiry = anInquiry({ id: 7 })) => {
    const desk = { inquiry };
    const app = openSignedIn('/auth/app/admin/all_messages?to=zoe@shipper.example&name=Zoë&inquiry=7', {
      ...script,
      [LOG]: listed([]),
      [`GET ${CONTACTS}`]: (_body: unknown, headers: Headers) =>
        asksForOne(headers) ? desk.inquiry : listed([desk.inquiry]),
    });
    await screen.findByDisplayValue('Re: Your inquiry about AG123XYZ [#7]', {}, SLOW);
    await app.user.selectOptions(toWho(), 'sender');
    await app.user.selectOptions(company(), 'Carmine Cargo Support');
    return { ...app, desk };
  };
  it('is refused once somebody else has handled the inquiry meanwhile, and keeps what was typed', async () => {
    const message = 'Nothing was sent: ben@office.example has handled this inquiry meanwhile.';
    const refusals = [failure(409, message)];
    const { requests, script } = recorder(() => refusals.pop() ?? success);
    const app = await openMail(script);
    write(first(), 'Dear Zoë, it is here.');
    app.desk.inquiry = anInquiry({ id: 7, ...handled });
    await app.user.click(send());
    expect(await screen.findByText(`${message} What you typed is still here.`)).toBeVisible();
    expect(
      await screen.findByText(/^This inquiry is handled already: 2 March 2026 at 08:00, by ben/),
    ).toBeVisible();
    expect(texts()[0]).toBe('Dear Zoë, it is here.');
    await app.user.click(send());
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests.map(({ answers }) => answers)).toEqual([
      { inquiry: 7, handledAt: null },
      { inquiry: 7, handledAt: handled.handledAt },
    ]);
  });

  it('fills prepared answers in from the tracking number that was asked about', async () => {
    const { user } = await openMail({
      'GET /rest/v1/prepared_answer': [anAnswer],
      'GET /rest/v1/consignment_summary': [parcel],
    });
    write(first(), '');
    await user.type(first(), '/arr');
    await screen.findByText('Dear Zoë, AG123XYZ: Arrived in Tema.');
    await user.keyboard('{Enter}');
    expect(texts()[0]).toBe('Dear Zoë, AG123XYZ: Arrived in Tema.');
  });

  it('says at once that the inquiry is handled already', async () => {
    const { requests, script } = recorder();
    const app = await openMail(script, anInquiry({ id: 7, ...handled }));
    expect(screen.getByText(/^This inquiry is handled already: 2 March 2026 at 08:00, by ben/)).toBeVisible();
    await app.user.click(send());
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('that could not be sent stays', async () => {
    const { script } = recorder(() => failure(502, 'No.'));
    const app = await openMail(script);
    write(first(), 'Dear Zoë, it is here.');
    await app.user.click(send());
    expect(await screen.findByText(/^No\. What you typed is still here/)).toBeVisible();
    expect(texts()[0]).toBe('Dear Zoë, it is here.');
  });

  it('stays linked to its inquiry after another mail is sent', async () => {
    const { requests, script } = recorder();
    const app = await openMail(script);
    await app.user.click(screen.getByText('All messages'));
    await waitFor(() => expect(address()).toHaveValue(''));
    await fill(app);
    await app.user.click(send());
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitFor(() => expect(subject()).toHaveValue(''));
    app.back();
    await screen.findByDisplayValue('Re: Your inquiry about AG123XYZ [#7]');
    await waitFor(() => expect(toWho()).toHaveValue('sender'));
    await app.user.click(send());
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests.map(({ answers }) => answers)).toEqual([undefined, { inquiry: 7, handledAt: null }]);
  });

  it('to one that was deleted is sent', async () => {
    const { requests, script } = recorder();
    const app = await openMail(script);
    app.desk.inquiry = refusal(406, 'PGRST116', 'none') as never;
    await app.user.click(send());
    await waitFor(() => expect(requests).toHaveLength(1));
  });
});
