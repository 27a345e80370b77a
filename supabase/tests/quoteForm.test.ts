import { manyClients, someClient } from '../local/testing/api';
import { WITHOUT_LIMITS } from '../local/testing/chat';
import { type HostProcess, startHost } from '../local/testing/hostProcess';
import { type MailServer, startMailServer } from '../local/testing/mailServer';
import { anOffer, dayFromNow } from '../local/testing/quotes';

/** What the form sends of a browser without script. */
const aForm = (changes: Record<string, string> = {}): Record<string, string> => ({
  ...{ mode: 'road', from: 'Hamburg', fromPlace: '', to: 'Basel, Switzerland', toPlace: '', incoterm: '' },
  ...{ readyOn: dayFromNow(9), units: 'imperial', goods: 'Pumps\r\nnew', un: 'UN 1263', danger: 'Paint' },
  ...{
    coldest: '',
    warmest: '',
    insured: '',
    currency: 'EUR',
    name: 'Ada',
    company: '',
    phone: '',
    note: '',
  },
  email: 'ada@shipper.test',
  ...{ 'pieces.0.count': '2', 'pieces.0.kind': 'box', 'pieces.0.length': '10', 'pieces.0.width': '10' },
  ...{ 'pieces.0.height': '10', 'pieces.0.weight': '100' },
  ...{ 'pieces.1.count': '1', 'pieces.1.kind': 'pallet', 'pieces.1.weight': '' },
  ...{ 'pieces.2.count': '3', 'pieces.2.kind': 'drum', 'pieces.2.weight': '10' },
  ...changes,
});

describe('the form of a quote without script', () => {
  let mail: MailServer;
  let host: HostProcess;
  beforeAll(async () => {
    mail = await startMailServer();
    const sent = { SMTP_URL: mail.url, MAIL_FROM: 'support@carmine.test', SITE_URL: 'https://site.test' };
    host = await startHost({ env: { ...manyClients, ...sent } });
    await host.sql(WITHOUT_LIMITS);
  });
  afterAll(() => Promise.all([host.stop(), mail.stop()]));
  beforeEach(() => host.sql('delete from private.quote'));

  const post = async (
    body: Record<string, string> | string,
    headers: Record<string, string> = {},
    client = someClient(),
  ) => {
    const answer = await fetch(`${host.url}/quote`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': client,
        ...headers,
      },
      body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const stored = () =>
    host.sql<{ number: string; request: object }>('select number, request from private.quote');

  it('is stored in metric, without the lines that were left empty, and answered with its number and link', async () => {
    const answer = await post(aForm());
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(row?.request).toMatchObject({
      ...{
        mode: 'road',
        goods: 'Pumps\nnew',
        dangerous: { un: '1263', details: 'Paint' },
        temperature: null,
      },
      pieces: [
        { count: 2, kind: 'box', length: 25.4, width: 25.4, height: 25.4, weight: 45.359 },
        { count: 3, kind: 'drum', length: null, weight: 4.536 },
      ],
    });
    expect(answer.text).toContain(row?.number);
    const [, token] = /href="https:\/\/site\.test\/quoted#([\w-]{43})"/.exec(answer.text) ?? [];
    const opened = await fetch(`${host.url}/rest/v1/rpc/quote_state`, {
      method: 'POST',
      headers: { apikey: host.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(await opened.json()).toMatchObject({ number: row?.number, state: 'new' });
  });

  it('is stored once when it is sent twice, and again for another client', async () => {
    const client = someClient();
    const first = await post(aForm(), {}, client);
    expect((await post(aForm(), {}, client)).text).toBe(first.text);
    expect(await stored()).toHaveLength(1);
    await post(aForm());
    expect(await stored()).toHaveLength(2);
  });

  it.each([
    ['a missing weight', aForm({ 'pieces.0.weight': '' }), 400, 'The weight in kg must be a number'],
    [
      'a weight that could be one of two',
      aForm({ 'pieces.0.weight': '1,250' }),
      400,
      'The weight in kg must be',
    ],
    ['pieces that could be one of two', aForm({ 'pieces.0.count': '1,000' }), 400, 'number of pieces'],
    [
      'a line of boxes without their weight',
      aForm({ 'pieces.1.count': '20', 'pieces.1.kind': 'box' }),
      400,
      'The weight in kg must be a number',
    ],
    ['a day in the past', aForm({ readyOn: '2020-01-01' }), 400, 'The day on which the goods are ready'],
    ['a script in its address', aForm({ email: '<script>alert(1)</script>' }), 400, 'not an e-mail address'],
    ['nothing', '', 400, 'is missing.'],
    ['a huge text', aForm({ note: 'x'.repeat(70_000) }), 413, 'larger than 64 KB'],
  ])('is refused with %s, in words and without a script', async (_name, body, status, words) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(words);
    expect(answer.text).toContain('what you typed is still there');
    expect(answer.text).not.toContain('<script');
    expect(await stored()).toEqual([]);
  });

  it('is taken as a form alone, and at its own address alone', async () => {
    expect(await post('{}', { 'content-type': 'application/json' })).toMatchObject({ status: 415 });
    const elsewhere = await fetch(`${host.url}/contact`, { method: 'POST', body: 'x' });
    expect(elsewhere.status).toBe(405);
  });

  it('counts for its client like any request', async () => {
    await host.sql(`update private.limits set per_client = 1 where action = 'quote'`);
    await host.sql('delete from private.hits');
    const client = someClient();
    expect(await post(aForm({ note: 'one' }), {}, client)).toMatchObject({ status: 200 });
    const second = await post(aForm({ note: 'two' }), {}, client);
    expect(second.status).toBe(429);
    expect(second.text).toContain('Too many requests, try again in an hour.');
    await host.sql(WITHOUT_LIMITS);
  });

  it('is told by mail with its number and a link, and so are a question and an offer', async () => {
    const delivered = async (subject: RegExp) => {
      for (let waits = 0; waits < 400; waits += 1) {
        const found = mail.delivered.find((one) => subject.test(one.mail.subject ?? ''));
        if (found) return found.mail;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No mail with the subject ${subject}`);
    };
    await post(aForm({ email: 'mailed@shipper.test', name: 'SECRET' }));
    const [{ number = '' } = {}] = await stored();
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
    const asked = await delivered(/^A question about your request/);
    expect(asked.text).toContain('Which <b>pallets</b>?');
    expect(asked.html).toContain('Which &lt;b&gt;pallets');
    await change('quoted', 'quoteOffer');
    const offered = await delivered(/^Our offer/);
    expect(offered.subject).toBe(`Our offer ${number}: EUR 1,250.00`);
    expect(offered.text).toContain('24 to 28 days');
  });
});
