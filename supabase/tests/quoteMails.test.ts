import { aToken, WITHOUT_LIMITS } from './support/chat';
import { caller, manyClients } from './support/api';
import { type HostProcess, startHost } from './support/host';
import { type MailServer, startMailServer } from './support/mailServer';
import { anOffer, aQuoteRequest } from './support/quotes';

describe('the mails of a quote', () => {
  let mail: MailServer;
  let host: HostProcess;
  beforeAll(async () => {
    mail = await startMailServer();
    const mailSettings = {
      SMTP_URL: mail.url,
      MAIL_FROM: 'support@carmine.test',
      SITE_URL: 'https://site.test',
    };
    host = await startHost({ env: { ...manyClients, ...mailSettings } });
    await host.sql(WITHOUT_LIMITS);
  });
  afterAll(() => Promise.all([host.stop(), mail.stop()]));

  it('tell its number and a link, then a question, then an offer', async () => {
    const delivered = async (subject: RegExp) => {
      for (let waits = 0; waits < 400; waits += 1) {
        const delivery = mail.delivered.find((delivered) => subject.test(delivered.mail.subject ?? ''));
        if (delivery) return delivery.mail;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No mail with the subject ${subject}`);
    };
    const contact = { name: 'SECRET', company: null, email: 'mailed@shipper.test', phone: null };
    const body = { token: aToken(), request: aQuoteRequest({ contact, goods: 'Pumps' }) };
    const requestAnswer = await caller(host)('POST', '/rest/v1/rpc/request_quote', { body });
    const { number } = requestAnswer.body as { number: string };
    const received = await delivered(new RegExp(`^We have received your request ${number}$`));
    expect(received.text).toMatch(/https:\/\/site\.test\/quoted#[\w-]{43}/);
    for (const part of [received.text, received.html]) expect(part).not.toMatch(/SECRET|Pumps|Hamburg/);

    const change = (state: string, kind: string) =>
      host.sql(
        `with changed as (
           update private.quote set state = $1, version = version + 1, offer = $3 where number = $2 returning *),
         event as (
           insert into private.quote_event (quote, version, what, detail)
           select id, version, 'asked', '{"text": "Which <b>pallets</b>?"}' from changed)
         insert into private.queued_mail (quote, quote_mail, email) select id, $4, 'mailed@shipper.test' from changed`,
        [state, number, { ...anOffer(), number: 1 }, kind],
      );
    await change('asked', 'quoteQuestion');
    const question = await delivered(/^A question about your request/);
    expect(question.text).toContain('Which <b>pallets</b>?');
    expect(question.html).toContain('Which &lt;b&gt;pallets');
    await change('quoted', 'quoteOffer');
    const offered = await delivered(/^Our offer/);
    expect(offered.subject).toBe(`Our offer ${number}: EUR 1,250.00`);
    expect(offered.text).toContain('24 to 28 days');
  });
});
