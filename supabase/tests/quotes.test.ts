import { aConsignment, type Caller, everyRole, manyClients, someClient, serviceCaller } from './support/api';
import { aToken, WITHOUT_LIMITS } from './support/chat';
import { type HostProcess, startHost } from './support/host';
import { anAcceptance, anOffer, aQuoteRequest, dayFromNow, storeQuote } from './support/quotes';

interface Quote {
  id: number;
  number: string;
  state: string;
  version: number;
  request: Record<string, unknown>;
  question: string | null;
  answers: { question: string; text: string }[];
  offer: { number: number; price: string; isOver: boolean } | null;
  booking: object | null;
  refusal: object | null;
  trackingId: string | null;
  consignment: number | null;
  mails: { id: number; kind: string; state: string }[];
  history: { by: string | null; what: string; detail: object }[];
}

interface Claimed {
  kind: string;
  message: string;
  email: string;
  token: string;
  number: string;
  question: string | null;
  offer: { price: string } | null;
}

const CHANGED = { code: 'PT409', message: 'This quote has changed meanwhile.' };
const WRONG_STATE = { code: 'PT409', message: 'This cannot be done with a quote in this state.' };

/** Without a mail server, so that nothing but the test claims. */
describe('quotes', () => {
  let host: HostProcess;
  let roles: Record<'anon' | 'user' | 'admin', Caller>;
  let service: Caller;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    roles = await everyRole(host);
    service = serviceCaller(host);
  });
  afterAll(() => host.stop());
  beforeEach(async () => {
    await host.sql('delete from private.quote');
    await host.sql('delete from public.consignment');
    await host.sql('delete from private.hits');
    await host.sql(WITHOUT_LIMITS);
  });

  const rpc = async <Result = Quote>(name: string, body: object, call = roles.anon) =>
    (await call('POST', `/rest/v1/rpc/${name}`, { body })).body as Result;
  const request = async (changes: Record<string, unknown> = {}, token = aToken()) => {
    const { number } = await rpc('request_quote', { token, request: aQuoteRequest(changes) });
    const [row] = await host.sql<{ id: string }>('select id from private.quote where number = $1', [number]);
    return { token, number, id: Number(row?.id) };
  };
  const state = (token: string) => rpc<Quote | null>('quote_state', { token });
  const file = (id: number) => rpc('quote', { id }, roles.admin);
  const ask = (id: number, version: number, text = 'Which pallets?') =>
    rpc('ask_quote', { id, version, text }, roles.admin);
  const answer = (token: string, version: number, text = 'Euro pallets') =>
    rpc('answer_quote_question', { token, version, text });
  const offerTo = (id: number, version: number, changes = {}) =>
    rpc('offer_quote', { id, version, offer: anOffer(changes) }, roles.admin);
  const close = (id: number, version: number, as: string, reason: string | null = null) =>
    rpc('close_quote', { id, version, state: as, reason }, roles.admin);
  const accept = (token: string, version: number, offer = 1, changes = {}) =>
    rpc('answer_offer', { token, version, offer, answer: 'accept', details: anAcceptance(changes) });
  const decline = (token: string, version: number, reason: string | null) =>
    rpc('answer_offer', { token, version, offer: 1, answer: 'decline', details: { reason } });
  const book = (id: number, version: number, more: object = { deliver_by: dayFromNow(40) }) =>
    rpc<unknown>('book_quote', { id, version, ...more }, roles.admin);
  const claim = () => rpc<Claimed[]>('claim_mails', { most: 20 }, service);
  const settle = (mail: Claimed | undefined, outcome: string) =>
    rpc('settle_mail', { message: mail?.message, outcome, reason: 'said so' }, service);
  const mailOf = async (id: number, kind = 'quoteReceived') =>
    (await file(id)).mails.filter((mail) => mail.kind === kind).at(-1)?.id;
  const erase = async (name: string) => {
    const person = { email: null, phone: null, name };
    const { records } = await rpc<{ records: object[] }>('find_person', person, roles.admin);
    const order = { ...person, records, reason: 'Request 17' };
    expect(await rpc('erase_person', order, roles.admin)).toEqual({ erased: records.length, kept: 0 });
    expect(records).not.toEqual([]);
  };
  const resend = (mail: number | undefined) => rpc('resend_quote_mail', { mail }, roles.admin);
  const won = async (changes = {}) => {
    const quote = await request(changes);
    await offerTo(quote.id, 1);
    await accept(quote.token, 2);
    return quote;
  };

  describe('a request', () => {
    it('is stored with what was asked, under a number, and opened by its secret alone', async () => {
      const { token, number } = await request();
      expect(number).toMatch(/^Q[0-9A-Z]{7}$/);
      expect(await state(token)).toMatchObject({
        ...{ number, state: 'new', version: 1, question: null, answers: [], offer: null, booking: null },
        request: aQuoteRequest(),
      });
      for (const other of [aToken(), token.slice(1), number, '']) expect(await state(other)).toBeNull();
      const [row] = await host.sql<{ row: string }>('select quote::text as row from private.quote');
      expect(row?.row).not.toContain(token);
    });

    it('is stored once, however often it is sent with one secret', async () => {
      const token = aToken();
      const numbers = await Promise.all(Array.from({ length: 8 }, () => request({}, token)));
      expect(new Set(numbers.map(({ number }) => number)).size).toBe(1);
      expect(await host.sql('select from private.quote')).toHaveLength(1);
      expect(await host.sql('select from private.queued_mail where quote is not null')).toHaveLength(1);
    });

    it('counts once, and more than five of a client in an hour are refused', async () => {
      await host.sql(`update private.limits set per_client = 5 where action = 'quote'`);
      const client = someClient();
      const send = (token: string) =>
        roles.anon('POST', '/rest/v1/rpc/request_quote', {
          body: { token, request: aQuoteRequest() },
          headers: { 'x-forwarded-for': client },
        });
      const first = aToken();
      for (let turn = 0; turn < 4; turn += 1) expect(await send(first)).toMatchObject({ status: 200 });
      for (let turn = 0; turn < 4; turn += 1) expect(await send(aToken())).toMatchObject({ status: 200 });
      expect(await send(aToken())).toMatchObject({ status: 429 });
      expect(await send(first)).toMatchObject({ status: 200 });
      expect(await request()).toMatchObject({ number: expect.any(String) as string });
    });

    it('is kept for 180 days after its last change, unless it was agreed on', async () => {
      const { token } = await request();
      const agreed = await won();
      await host.sql(`update private.quote set changed_at = now() - interval '180 days'`);
      expect(await state(token)).toBeNull();
      expect(await state(agreed.token)).toBeNull();
      await host.sql(
        `update private.keeping_term set carried_out_at = case when kind <> 'quotes' then now() end`,
      );
      await claim();
      expect(await host.sql('select number from private.quote')).toEqual([{ number: agreed.number }]);
    });
  });

  it('can be opened, and are kept, for as long as their offer is open', async () => {
    const { token, id } = await request();
    await offerTo(id, 1, { validUntil: dayFromNow(300) });
    await host.sql(`update private.quote set changed_at = now() - interval '200 days'`);
    const carryOut = async () => {
      await host.sql(
        `update private.keeping_term set carried_out_at = case when kind <> 'quotes' then now() end`,
      );
      await claim();
      await request(); // which deletes what is due, too
    };
    await carryOut();
    expect(await state(token)).toMatchObject({ state: 'quoted', offer: { isOver: false } });
    expect(await accept(token, 2)).toMatchObject({ state: 'won' });
    await host.sql(
      `update private.quote set state = 'quoted', changed_at = now() - interval '200 days',
         offer = offer || jsonb_build_object('validUntil', $2::text) where id = $1`,
      [id, dayFromNow(-3)],
    );
    expect(await state(token)).toBeNull();
    await carryOut();
    expect(await host.sql('select id from private.quote where id = $1', [id])).toEqual([]);
  });

  describe('a question', () => {
    it('is asked by the admin, answered by the customer, and kept with its answer', async () => {
      const { token, id } = await request();
      expect(await ask(id, 1)).toMatchObject({ state: 'asked', version: 2, question: 'Which pallets?' });
      expect(await ask(id, 2, 'And how high?')).toMatchObject({
        question: 'Which pallets?\n\nAnd how high?',
      });
      expect(await answer(token, 3)).toMatchObject({ state: 'new', version: 4, question: null });
      await ask(id, 4, 'Thank you. When?');
      const answered = await answer(token, 5, 'Monday');
      expect(answered.answers.map(({ question, text }) => [question, text])).toEqual([
        ['Which pallets?\n\nAnd how high?', 'Euro pallets'],
        ['Thank you. When?', 'Monday'],
      ]);
    });

    it('takes back an offer that was open', async () => {
      const { token, id } = await request();
      await offerTo(id, 1);
      await ask(id, 2);
      expect(await state(token)).toMatchObject({ state: 'asked', offer: null });
      expect(await accept(token, 3)).toMatchObject(WRONG_STATE);
    });

    it('is not asked again with the next one once an offer was made without its answer', async () => {
      const { token, id } = await request();
      await ask(id, 1, 'Which pallets?');
      await offerTo(id, 2);
      expect(await ask(id, 3, 'Is Monday too late?')).toMatchObject({ question: 'Is Monday too late?' });
      expect((await claim()).map(({ question }) => question)).toContain('Is Monday too late?');
      expect(await answer(token, 4, 'No')).toMatchObject({
        answers: [{ question: 'Is Monday too late?', text: 'No' }],
      });
    });

    it('is not answered twice, nor when another was asked meanwhile, nor with a wrong secret', async () => {
      const { token, id } = await request();
      expect(await answer(token, 1)).toMatchObject(WRONG_STATE);
      await ask(id, 1);
      expect(await answer(token, 1)).toMatchObject(CHANGED);
      expect(await answer(aToken(), 2)).toBeNull();
      expect(await answer(token, 2, ' ')).toMatchObject({ code: '22023', message: 'The answer is missing.' });
      const first = await answer(token, 2);
      expect(await answer(token, 2)).toEqual(first); // its response was lost
      expect(await answer(token, 2, 'Something else')).toMatchObject(CHANGED);
    });
  });

  describe('an offer', () => {
    it('is seen by the customer and accepted with the parties, once', async () => {
      const { token, id } = await request();
      expect(await offerTo(id, 1)).toMatchObject({ state: 'quoted', offer: { number: 1, price: '1250.00' } });
      expect(await state(token)).toMatchObject({ offer: { ...anOffer(), isOver: false } });
      const accepted = await accept(token, 2);
      expect(accepted).toMatchObject({ state: 'won', version: 3, booking: anAcceptance() });
      expect(await accept(token, 2)).toEqual(accepted);
      expect(await accept(token, 2, 1, { name: 'Somebody else' })).toMatchObject(CHANGED);
      expect(await decline(token, 3, 'No')).toMatchObject(WRONG_STATE);
    });

    it('is declined with a reason or without', async () => {
      const { token, id } = await request();
      await offerTo(id, 1);
      expect(await decline(token, 2, 'Too slow')).toMatchObject({
        state: 'lost',
        refusal: { reason: 'Too slow' },
      });
      const second = await request();
      await offerTo(second.id, 1);
      expect(await decline(second.token, 2, null)).toMatchObject({ refusal: { reason: null } });
    });

    it('gives way to the next one, whose number has to be the one that was seen', async () => {
      const { token, id } = await request();
      await offerTo(id, 1);
      expect(await offerTo(id, 2, { price: '99', lines: [] })).toMatchObject({
        offer: { number: 2, price: '99' },
      });
      expect(await accept(token, 2)).toMatchObject(CHANGED);
      expect(await accept(token, 3, 1)).toMatchObject(CHANGED);
      expect(await accept(token, 3, 2)).toMatchObject({ state: 'won', booking: { offer: 2 } });
    });

    it('can be declined and not accepted once its last day has ended everywhere', async () => {
      const { token, id } = await request();
      await offerTo(id, 1);
      const endsOn = (days: number) =>
        host.sql(`update private.quote set offer = offer || jsonb_build_object('validUntil', $1::text)`, [
          new Date(Date.now() - 12 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10),
        ]);
      await endsOn(-1);
      expect(await state(token)).toMatchObject({ offer: { isOver: true } });
      expect(await accept(token, 2)).toMatchObject({ code: 'PT410' });
      expect(await decline(token, 2, null)).toMatchObject({ state: 'lost' });
      const other = await request();
      await offerTo(other.id, 1);
      await endsOn(0);
      expect(await accept(other.token, 2)).toMatchObject({ state: 'won' });
    });

    it.each([
      ['a price that is a number', { price: 1250 }, 'The price must be an amount'],
      ['a price below nothing', { price: '-1' }, 'The price must be an amount'],
      ['parts of a cent', { price: '1.005' }, 'The price must be an amount'],
      ['no number as its price', { price: 'NaN' }, 'The price must be an amount'],
      ['no price', { price: '0.00', lines: [] }, 'The price is missing.'],
      ['an unknown currency', { currency: 'euro' }, 'The currency must have the three letters'],
      ['a last day that is past', { validUntil: dayFromNow(-2) }, 'The last day of the offer must be a day'],
      [
        'a last day after more than a year',
        { validUntil: dayFromNow(400) },
        'The last day of the offer must be a day',
      ],
      [
        'lines that do not add up',
        { lines: [{ text: 'All', amount: '1' }] },
        'The lines add up to 1, and the price is 1250.00.',
      ],
      ['a line without words', { lines: [{ text: '', amount: '1250' }] }, 'A line of the offer is missing.'],
      [
        'too many lines',
        { lines: Array(31).fill({ text: 'x', amount: '0' }) },
        'An offer has at most 30 lines.',
      ],
      ['terms that are too long', { terms: 'x'.repeat(4001) }, 'The terms has more than 4000 characters.'],
      [
        'a detail that customers may not see',
        { margin: '20 %' },
        'The offer has a detail that is not asked for.',
      ],
    ])('is refused with %s', async (_name, changes, message) => {
      const { id } = await request();
      const answered = await offerTo(id, 1, changes);
      expect(answered).toMatchObject({ code: '22023' });
      expect((answered as unknown as { message: string }).message).toContain(message);
      expect(await file(id)).toMatchObject({ state: 'new', version: 1 });
    });

    it.each([
      ['nobody', { name: '' }, 'Who accepts is missing.'],
      [
        'a sender without an e-mail address',
        { sender: { ...(anAcceptance().sender as object), email: 'nobody' } },
        'This is not an e-mail address.',
      ],
      ['an incomplete receiver', { receiver: { name: 'x' } }, 'The receiver: the address is missing.'],
      ['another price', { price: '1' }, 'The answer has a detail that is not asked for.'],
    ])('is not accepted with %s', async (_name, changes, message) => {
      const { token, id } = await request();
      await offerTo(id, 1);
      expect(await accept(token, 2, 1, changes)).toMatchObject({ code: '22023', message });
    });

    it.each([
      ['answer_offer', { version: 1, offer: 1, answer: 'accept', details: { name: '' } }],
      ['answer_quote_question', { version: 1, text: ' ' }],
    ])('counts what strangers try: %s', async (name, body) => {
      await host.sql(`update private.limits set per_client = 2 where action = 'quoteAnswer'`);
      const headers = { 'x-forwarded-for': someClient() };
      const attempt = () =>
        roles.anon('POST', `/rest/v1/rpc/${name}`, { body: { token: aToken(), ...body }, headers });
      for (let turn = 0; turn < 2; turn += 1) expect(await attempt()).toEqual({ status: 200, body: null });
      expect(await attempt()).toMatchObject({ status: 429 });
    });
  });

  describe('in the admin', () => {
    it('are listed with what is counted, found by words, by state and page by page', async () => {
      const contact = { name: 'Zoë Nordström', company: null, email: 'zoe@nord.test', phone: null };
      const { number } = await request({ contact });
      for (let no = 0; no < 4; no += 1) await request();
      const { id } = await request();
      await offerTo(id, 1);
      const list = (filter: object) =>
        rpc<{ rows: Quote[]; counts: object; next: number | null }>('quotes', { filter }, roles.admin);
      const all = await list({});
      expect(all).toMatchObject({ counts: { new: 5, asked: 0, quoted: 1, won: 0, lost: 0 }, next: null });
      expect(all.rows[0]).toMatchObject({
        id,
        price: '1250.00',
        currency: 'EUR',
        count: 3,
        weight: 541,
        isOver: false,
      });
      for (const sought of ['zoe nord', number.toLowerCase(), 'NORDSTROM ham', 'zoe@nord'])
        expect((await list({ sought })).rows.map((row) => row.number)).toEqual([number]);
      expect((await list({ sought: '%' })).rows).toEqual([]);
      expect((await list({ state: 'quoted' })).rows.map((row) => row.id)).toEqual([id]);
      const first = await list({ limit: 4 });
      const second = await list({ limit: 4, before: first.next });
      expect([...first.rows, ...second.rows].map((row) => row.id)).toEqual(all.rows.map((row) => row.id));
      expect(second.next).toBeNull();
      const [last, lastButOne] = [all.rows[5]?.id, all.rows[4]?.id];
      expect(await list({ limit: 5 })).toMatchObject({ next: lastButOne });
      for (const filter of [{ limit: 6 }, { limit: 1, before: lastButOne }]) {
        const page = await list(filter);
        expect(page.rows.at(-1)?.id).toBe(last);
        expect(page.next).toBeNull(); // as many as a page has, and no more
      }
      expect(await list({ state: 'x' })).toMatchObject({ code: '22023' });
    });

    it('have a history, and are in the audit without a word of the customer', async () => {
      const { token, id, number } = await request();
      await ask(id, 1);
      await answer(token, 2);
      await offerTo(id, 3);
      await close(id, 4, 'lost', 'By phone');
      const by = `${host.admin.email} (owner)`;
      expect((await file(id)).history).toMatchObject([
        { by: null, what: 'requested' },
        { by, what: 'asked', detail: { text: 'Which pallets?' } },
        { by: null, what: 'answered', detail: { text: 'Euro pallets' } },
        { by, what: 'offered', detail: { price: '1250.00' } },
        { by, what: 'closed', detail: { state: 'lost', reason: 'By phone' } },
      ]);
      const audit = await host.sql<{ label: string; changes: object }>(
        `select label, actor, changes from public.audit where subject = 'quote' and subject_id = $1 order by id`,
        [String(id)],
      );
      expect(audit).toMatchObject([
        { label: number, changes: { state: { before: 'new', after: 'asked' } } },
        { changes: { state: { before: 'new', after: 'quoted' } } },
        { changes: { state: { before: 'quoted', after: 'lost' }, what: { after: 'closed' } } },
      ]);
      expect(JSON.stringify(audit)).not.toMatch(/pallets|phone|ada@/i);
    });

    it('are closed and opened again, but for a version that is not current', async () => {
      const { token, id } = await request();
      expect(await close(id, 7, 'lost')).toMatchObject(CHANGED);
      expect(await close(id, 1, 'asked')).toMatchObject({ code: '22023' });
      expect(await close(id, 1, 'won', 'SECRET')).toMatchObject({ state: 'won' });
      expect(JSON.stringify(await state(token))).not.toContain('SECRET');
      expect(await close(id, 2, 'won')).toMatchObject(WRONG_STATE);
      expect(await ask(id, 2)).toMatchObject(WRONG_STATE);
      expect(await close(id, 2, 'new')).toMatchObject({ state: 'new', version: 3, booking: null });
      expect(await ask(9_999_999, 1)).toMatchObject({ code: 'PT404' });
    });

    it('become a consignment with everything that is known, once', async () => {
      const { token, id, number } = await won();
      const first = await book(id, 3);
      expect(await book(id, 3)).toBe(first);
      expect(await book(id, 99)).toBe(first);
      const [parcel] = await host.sql<{ trackingId: string }>('select * from public.consignment');
      expect(parcel).toMatchObject({
        ...{ sendersName: 'Shipper & Co', sendersEmail: 'ada@shipper.test', recName: 'Kofi Receiver' },
        ...{
          recAddress: '2 Harbour Road, Accra',
          itemQuantity: '3',
          itemWeight: '541',
          shipmentMode: 'Ocean',
        },
        ...{ departedFrom: 'Germany', headingTo: 'Ghana', currentLocation: 'Germany', city: 'Hamburg' },
        ...{
          status: 'Registered',
          product: 'Spare parts for pumps',
          comment: `Quote ${number}\nReference: PO 4711`,
        },
      });
      expect(
        await host.sql('select number, weight_kg, length_cm from public.consignment_piece order by number'),
      ).toEqual([
        { number: 1, weight_kg: 250.5, length_cm: 120 },
        { number: 2, weight_kg: 250.5, length_cm: 120 },
        { number: 3, weight_kg: 40, length_cm: null },
      ]);
      expect(await state(token)).toMatchObject({ trackingId: parcel?.trackingId });
      expect(await file(id)).toMatchObject({ consignment: first });
      expect(await close(id, 4, 'lost')).toMatchObject(WRONG_STATE);
    });

    it('go to where an address in a known country was typed, of which the country is published', async () => {
      const { id } = await won({ to: { place: null, text: 'Harbour Road 2, Accra, Ghana' } });
      await book(id, 3);
      expect(await host.sql('select city, "headingTo" from public.consignment')).toEqual([
        { city: 'Hamburg', headingTo: 'Ghana' },
      ]);
    });

    it('have the goods in a line, whatever came along when their text was pasted', async () => {
      const { id } = await won({ goods: 'Spare parts\u2028for\n\ufeff pumps' });
      await book(id, 3);
      expect(await host.sql('select product from public.consignment')).toEqual([
        { product: 'Spare parts for pumps' },
      ]);
    });

    it('have the countries of the list, however a customer has written them', async () => {
      const { id } = await won({
        from: { place: null, text: 'Hamburg, GERMANY' },
        to: { place: null, text: 'Accra, ghana' },
      });
      await book(id, 3);
      expect(
        await host.sql('select "departedFrom", "currentLocation", "headingTo" from public.consignment'),
      ).toEqual([{ departedFrom: 'Germany', currentLocation: 'Germany', headingTo: 'Ghana' }]);
    });

    it('have a leg where both places are known', async () => {
      const { id } = await won({ to: { place: 'GHTEM', text: 'Tema, Ghana' } });
      await book(id, 3);
      expect(await host.sql('select mode, origin, destination from public.consignment_leg')).toEqual([
        { mode: 'ocean', origin: 'DEHAM', destination: 'GHTEM' },
      ]);
    });

    it('are linked to the consignment that the form has made, and to no other quote’s', async () => {
      const { id } = await request();
      await close(id, 1, 'won');
      expect(await book(id, 2)).toMatchObject({ code: '22023' });
      const other = await won();
      expect(await book(other.id, 3, {})).toMatchObject({ code: '22023' });
      const booked = await book(other.id, 3);
      expect(await book(id, 2, { consignment_id: booked })).toMatchObject({ code: 'PT409' });
      expect(await book(id, 2, { consignment_id: 9_999_999 })).toMatchObject({ code: 'PT404' });
      await host.sql('update private.quote set consignment = null where id = $1', [other.id]);
      expect(await book(id, 2, { consignment_id: booked })).toBe(booked);
    });

    it.each([
      ['Europe/Berlin', null, { place: 'DEHAM', text: 'Hamburg, Germany' }],
      [
        'America/Los_Angeles',
        'Los Angeles',
        { place: 'USLAX', text: 'Los Angeles, United States of America' },
      ],
      ['America/Chicago', 'Chicago', { place: null, text: 'Chicago, united states of america' }],
      ['Etc/UTC', 'Etc/UTC', { place: null, text: 'Springfield, United States of America' }],
    ])('are to be delivered on the day that was agreed, in %s', async (zone, deliveryPlace, to) => {
      const { id } = await won({ from: { place: null, text: 'Tema, Ghana' }, to });
      const day = dayFromNow(40);
      await book(id, 3, { deliver_by: day });
      const [parcel] = await host.sql(
        `select "deliveryPlace", journey ->> 'destinationZone' as zone,
           to_char("deliveryDate" at time zone $1, 'YYYY-MM-DD HH24:MI') as due from public.consignment`,
        [zone],
      );
      expect(parcel).toEqual({ deliveryPlace, zone, due: `${day} 18:00` });
    });

    it('keep the first of two consignments that were made for them at the same time', async () => {
      const { id } = await won();
      const first = await book(id, 3);
      const [second] = (
        await roles.admin('POST', '/rest/v1/consignment', {
          body: aConsignment(),
          headers: { prefer: 'return=representation' },
        })
      ).body as { id: number }[];
      expect(await book(id, 3, { consignment_id: first })).toBe(first);
      expect(await book(id, 3, { consignment_id: second?.id })).toMatchObject({ code: 'PT409' });
      expect(await file(id)).toMatchObject({ consignment: first });
    });

    it.each([
      'Musterstr. 5, 20457 Hamburg',
      'Musterstr. 5, Hamburg, Germany',
      'Am Kai, Hamburg, Germany',
      'Musterstr. 5, Germany',
    ])('become no consignment by themselves from %s, whose street would be published', async (text) => {
      const { id } = await won({ from: { place: null, text } });
      expect(await book(id, 3)).toMatchObject({
        code: '22023',
        message: `“${text}” has more than a city and its country: make the consignment in its form.`,
      });
      expect(await host.sql('select id from public.consignment')).toEqual([]);
    });

    it.each(['Hamburg', 'Hamburg, Nirgendland'])(
      'become no consignment by themselves with the place %s, which names no country',
      async (text) => {
        const { id } = await won({ from: { place: null, text } });
        expect(await book(id, 3)).toMatchObject({
          code: '22023',
          message: `The country of “${text}” is not known: make the consignment in its form.`,
        });
        expect(await host.sql('select id from public.consignment')).toEqual([]);
      },
    );

    it('are for the admin alone', async () => {
      const { id } = await request();
      const tries: [name: string, body: object][] = [
        ['quotes', { filter: {} }],
        ['quote', { id }],
        ['ask_quote', { id, version: 1, text: 'x' }],
        ['offer_quote', { id, version: 1, offer: anOffer() }],
        ['close_quote', { id, version: 1, state: 'won', reason: null }],
        ['book_quote', { id, version: 1, consignment_id: null, deliver_by: null }],
        ['resend_quote_mail', { mail: await mailOf(id) }],
      ];
      for (const [name, body] of tries)
        for (const call of [roles.anon, roles.user])
          expect(await rpc(name, body, call)).toMatchObject({ code: '42501' });
      expect(await file(id)).toMatchObject({ state: 'new', version: 1 });
      expect((await file(id)).mails).toMatchObject([{ state: 'waiting' }]);
    });
  });

  describe('mails', () => {
    it('say that a request has arrived, with a link that opens it and nothing of what was asked', async () => {
      const { number, token } = await request();
      const [mail, ...otherMails] = await claim();
      expect(otherMails).toEqual([]);
      expect(mail).toMatchObject({
        kind: 'quoteReceived',
        email: 'ada@shipper.test',
        number,
        question: null,
        offer: null,
      });
      expect(JSON.stringify(mail)).not.toMatch(/Hamburg|pumps|Shipper/);
      expect(await state(mail?.token ?? '')).toEqual(await state(token));
      await settle(mail, 'sent');
      expect(await claim()).toEqual([]);
    });

    it('bring a question and an offer, unless they are over when they would leave', async () => {
      const { token, id } = await request();
      await settle((await claim())[0], 'sent');
      await ask(id, 1);
      expect((await claim())[0]).toMatchObject({ kind: 'quoteQuestion', question: 'Which pallets?' });
      await ask(id, 2);
      await answer(token, 3);
      expect(await claim()).toEqual([]);
      await offerTo(id, 4);
      await offerTo(id, 5, { price: '99', lines: [] });
      const mails = await claim();
      expect(mails.map(({ kind, offer }) => [kind, offer?.price])).toEqual([['quoteOffer', '99']]);
      await settle(mails[0], 'failed');
      expect((await file(id)).mails.map(({ kind, state: became }) => [kind, became])).toEqual([
        ['quoteReceived', 'sent'],
        ['quoteQuestion', 'sending'],
        ['quoteQuestion', 'cancelled'],
        ['quoteOffer', 'failed'],
      ]);
    });

    it('that could not leave are tried again, with another link', async () => {
      const { token } = await request();
      const [mail] = await claim();
      await settle(mail, 'later');
      await host.sql('update private.queued_mail set due_at = now()');
      const [again] = await claim();
      expect(again?.message).toBe(mail?.message);
      expect(again?.token).not.toBe(mail?.token);
      expect(await state(again?.token ?? '')).toEqual(await state(token));
    });

    it.each(['failed', 'unknown'])(
      'that are %s are sent again with another link when the admin says so',
      async (became) => {
        const { id, token } = await request();
        const [mail] = await claim();
        await settle(mail, became);
        expect(await claim()).toEqual([]);
        expect((await resend(await mailOf(id))).mails).toMatchObject([
          { kind: 'quoteReceived', state: 'waiting', reason: null },
        ]);
        const [again] = await claim();
        expect(again).toMatchObject({ kind: 'quoteReceived', email: 'ada@shipper.test' });
        expect(again?.message).not.toBe(mail?.message);
        expect(await state(again?.token ?? '')).toEqual(await state(token));
      },
    );

    it('that have left or wait are not sent again', async () => {
      const { id } = await request();
      const mail = await mailOf(id);
      expect((await resend(mail)).mails).toMatchObject([{ state: 'waiting' }]);
      await settle((await claim())[0], 'sent');
      expect((await resend(mail)).mails).toMatchObject([{ state: 'sent' }]);
      expect(await claim()).toEqual([]);
    });

    it('are not sent again once what they say does not hold any more', async () => {
      const OVERTAKEN = { code: 'PT409', message: expect.stringContaining('overtaken') as string };
      const { id } = await request();
      await settle((await claim())[0], 'sent');
      await offerTo(id, 1);
      await settle((await claim())[0], 'failed');
      const first = await mailOf(id, 'quoteOffer');
      await offerTo(id, 2, { price: '99', lines: [] });
      await settle((await claim())[0], 'failed');
      expect(await resend(first)).toMatchObject(OVERTAKEN);
      const second = await mailOf(id, 'quoteOffer');
      await ask(id, 3);
      expect(await resend(second)).toMatchObject(OVERTAKEN);
      expect((await claim()).map(({ kind }) => kind)).toEqual(['quoteQuestion']);
      expect(await resend(9_999_999)).toMatchObject({ code: 'PT404' });
    });

    it('bring no offer that has ended, neither late nor sent again', async () => {
      const { id } = await request();
      await settle((await claim())[0], 'sent');
      const endIt = () =>
        host.sql(`update private.quote set offer = offer || jsonb_build_object('validUntil', $1::text)`, [
          dayFromNow(-3),
        ]);
      await offerTo(id, 1);
      await endIt();
      expect(await claim()).toEqual([]);
      await offerTo(id, 2);
      await settle((await claim())[0], 'failed');
      await endIt();
      expect(await resend(await mailOf(id, 'quoteOffer'))).toMatchObject({ code: 'PT409' });
      expect((await file(id)).mails.map(({ state: became }) => became)).toEqual([
        'sent',
        'cancelled',
        'failed',
      ]);
    });

    it('are not sent again to an address that was erased while one was being sent', async () => {
      const id = 91;
      const contact = { name: 'Ada Quill', company: null, email: 'ada@quill.test', phone: null };
      const agreed = { offer: anOffer(), acceptance: anAcceptance() };
      await storeQuote(host, { id, state: 'won', request: aQuoteRequest({ contact }), ...agreed });
      await roles.admin('POST', '/rest/v1/consignment', { body: aConsignment() });
      await host.sql('update public.consignment set archived_at = now()');
      await host.sql('update private.quote set consignment = (select id from public.consignment)');
      await host.sql(
        `insert into private.queued_mail (quote, quote_mail, email) values (91, 'quoteReceived', 'ada@quill.test')`,
      );
      const [mail] = await claim();
      await erase('Ada Quill');
      await settle(mail, 'later');
      expect((await file(id)).mails).toMatchObject([{ state: 'cancelled' }]);
      for (const became of ['failed', 'unknown']) {
        await host.sql('update private.queued_mail set state = $1', [became]);
        expect(await resend(await mailOf(id))).toMatchObject({
          code: 'PT409',
          message: 'This address is not told any more.',
        });
      }
      expect(await claim()).toEqual([]);
    });

    it('go on to a customer when somebody is erased whom the quote only names', async () => {
      const { id, token } = await request({ note: 'Ring Ada Quill' });
      const [mail] = await claim();
      await erase('Ada Quill');
      await settle(mail, 'later');
      expect((await file(id)).mails).toMatchObject([{ state: 'waiting' }]);
      for (const link of [token, mail?.token ?? ''])
        expect(await state(link)).toMatchObject({ request: { note: 'Ring ***' } });
    });

    it('are at most three a day to an address that nobody has confirmed, and the request is stored all the same', async () => {
      await host.sql(`update private.limits set per_client = 3 where action = 'quoteMail'`);
      for (let no = 0; no < 5; no += 1) await request();
      expect(await claim()).toHaveLength(3);
      expect(await host.sql('select from private.quote')).toHaveLength(5);
    });
  });
});
