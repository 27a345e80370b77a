import { type Caller, caller, manyClients } from './support/api';
import { aToken, WITHOUT_LIMITS } from './support/chat';
import { type HostProcess, startHost } from './support/host';
import { aQuoteRequest, dayFromNow } from './support/quotes';

type Changes = Record<string, unknown>;

const contact = (changes: Changes) => ({ contact: { ...(aQuoteRequest().contact as object), ...changes } });
const from = (changes: Changes) => ({ from: { place: null, text: 'Hamburg', ...changes } });
const aPiece = { count: 1, kind: 'box', length: null, width: null, height: null, weight: 1 };
const piece = (changes: Changes) => ({ pieces: [{ ...aPiece, ...changes }] });

const SCRIPT = '<script>alert(1)</script>';

/** Looks dangerous and is only text: stored as it is. */
const stored: [name: string, changes: Changes, read: (request: Changes) => unknown, text: string][] = [
  ['a script as goods', { goods: SCRIPT }, ({ goods }) => goods, SCRIPT],
  ['a script as a name', contact({ name: SCRIPT }), (request) => (request.contact as Changes).name, SCRIPT],
  [
    'SQL as a note',
    { note: `'); drop table private.quote; --` },
    ({ note }) => note,
    `'); drop table private.quote; --`,
  ],
  [
    'a formula as a place',
    from({ text: `=cmd|' /C calc'!A0` }),
    (request) => (request.from as Changes).text,
    `=cmd|' /C calc'!A0`,
  ],
  [
    'a template as a company',
    contact({ company: '{{constructor}}' }),
    (request) => (request.contact as Changes).company,
    '{{constructor}}',
  ],
  ['letters of all scripts', { goods: 'محمد 🚢 Zoë' }, ({ goods }) => goods, 'محمد 🚢 Zoë'],
  ['several lines as goods', { goods: 'one\n\ttwo' }, ({ goods }) => goods, 'one\n\ttwo'],
  [
    'marks of a text that was pasted',
    { note: 'one\u2028two\ufeff3' },
    ({ note }) => note,
    'one\u2028two\ufeff3',
  ],
  [
    '10,000 pieces',
    piece({ count: 10_000 }),
    (request) => String((request.pieces as Changes[])[0]?.count),
    '10000',
  ],
];

/** What is refused, with what the answer says. */
const refusals: [name: string, changes: Changes, message: string][] = [
  ['10,001 pieces', piece({ count: 10_001 }), 'The number of pieces must be a number from 1 to 10000.'],
  [
    '10,001 pieces in two lines',
    {
      pieces: [
        { ...aPiece, count: 9_000 },
        { ...aPiece, count: 1_001 },
      ],
    },
    'A quote is for at most 10,000 pieces.',
  ],
  ['51 lines', { pieces: Array(51).fill(aPiece) }, 'The pieces have 1 to 50 lines.'],
  ['no lines', { pieces: [] }, 'The pieces have 1 to 50 lines.'],
  ['pieces that are no list', { pieces: { length: 1, 0: aPiece } }, 'The pieces have 1 to 50 lines.'],
  ['lines that are no objects', { pieces: [null] }, 'A line of the pieces is missing.'],
  ['a negative weight', piece({ weight: -1 }), 'The weight in kg must be a number from 0.001 to 500000.'],
  ['no weight', piece({ weight: null }), 'The weight in kg must be a number from 0.001 to 500000.'],
  ['NaN as a weight', piece({ weight: 'NaN' }), 'The weight in kg must be a number from 0.001 to 500000.'],
  ['a weight beyond all numbers', piece({ weight: 1e308 }), 'The weight in kg must be a number'],
  ['a weight as a text', piece({ weight: '12' }), 'The weight in kg must be a number'],
  ['half a piece', piece({ count: 0.5 }), 'The number of pieces must be a number from 1 to 10000.'],
  ['one and a half pieces', piece({ count: 1.5 }), 'The number of pieces must be a number from 1 to 10000.'],
  ['a negative number of pieces', piece({ count: -3 }), 'The number of pieces must be a number'],
  ['one dimension of three', piece({ length: 100 }), 'The width in cm must be a number from 0.1 to 5000.'],
  ['a negative height', piece({ length: 1, width: 1, height: -1 }), 'The height in cm must be a number'],
  ['an unknown kind', piece({ kind: '__proto__' }), 'The kind of pieces is none of those'],
  [
    'a detail of a line that is not asked for',
    piece({ price: 1 }),
    'A line of the pieces has a detail that is not asked for.',
  ],
  [
    'a day in the past',
    { readyOn: dayFromNow(-2) },
    'The day on which the goods are ready must be a day from',
  ],
  [
    'a day in ten years',
    { readyOn: dayFromNow(3650) },
    'The day on which the goods are ready must be a day from',
  ],
  [
    'the 31st of February',
    { readyOn: '2027-02-31' },
    'The day on which the goods are ready must be a day from',
  ],
  ['“tomorrow” as a day', { readyOn: 'tomorrow' }, 'The day on which the goods are ready must be a day from'],
  ['infinity as a day', { readyOn: 'infinity' }, 'The day on which the goods are ready must be a day from'],
  ['an unknown mode', { mode: 'teleport' }, 'The mode is none of those that can be chosen.'],
  ['no mode', { mode: null }, 'The mode is none of those that can be chosen.'],
  ['an Incoterm of 2010', { incoterm: 'DAT' }, 'The Incoterm is none of those that can be chosen.'],
  ['unknown units', { units: 'furlong' }, 'The system of units is none of those that can be chosen.'],
  ['a code of no place', from({ place: 'XXNIX' }), 'The place of departure is not a place of our list.'],
  ['no destination', { to: null }, 'The destination is missing.'],
  ['a blank place', from({ text: '\u2800\u200b' }), 'The place of departure is missing.'],
  [
    'a place of two lines',
    from({ text: 'Hamburg\nBcc: x@y.test' }),
    'The place of departure has a character that cannot be stored.',
  ],
  [
    'a text that reads backwards',
    { goods: 'invoice\u202efdp.exe' },
    'What the goods are has a character that cannot be stored.',
  ],
  ['a control character', { note: 'a\u0007b' }, 'The note has a character that cannot be stored.'],
  ['a huge text', { goods: 'x'.repeat(1001) }, 'What the goods are has more than 1000 characters.'],
  ['a list as a text', { goods: ['x'] }, 'What the goods are is not a text.'],
  ['two addresses', contact({ email: 'a@b.test, c@d.test' }), 'This is not an e-mail address.'],
  [
    'a header in an address',
    contact({ email: 'a@b.test\r\nBcc: c@d.test' }),
    'The e-mail address has a character',
  ],
  ['no name', contact({ name: '  ' }), 'The name is missing.'],
  [
    'a contact with more than is asked for',
    contact({ role: 'owner' }),
    'The contact has a detail that is not asked for.',
  ],
  ['a contact that is a text', { contact: 'Ada' }, 'The contact is missing.'],
  [
    'a UN number of five digits',
    { dangerous: { un: '12345', details: null } },
    'The UN number has more than 4 characters.',
  ],
  ['a UN number of letters', { dangerous: { un: 'abcd', details: null } }, 'A UN number has four digits.'],
  [
    'a temperature below all',
    { temperature: { min: -300, max: 0 } },
    'The lowest temperature must be a number from -100 to 100.',
  ],
  [
    'temperatures the wrong way round',
    { temperature: { min: 8, max: 2 } },
    'The lowest temperature is above the highest.',
  ],
  [
    'a negative insurance',
    { insurance: { value: -1, currency: 'EUR' } },
    'The value of the goods must be a number',
  ],
  [
    'an unknown form of a currency',
    { insurance: { value: 1, currency: '€' } },
    'The currency must have the three letters of ISO 4217.',
  ],
  ['a key that is not asked for', { state: 'won' }, 'The request has a detail that is not asked for.'],
  ['a price', { offer: { price: '1' } }, 'The request has a detail that is not asked for.'],
];

describe('hostile quotes', () => {
  let host: HostProcess;
  let anon: Caller;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    anon = caller(host);
    await host.sql(WITHOUT_LIMITS);
  });
  afterAll(() => host.stop());

  const send = (body: unknown) => anon('POST', '/rest/v1/rpc/request_quote', { body });
  const count = async () => (await host.sql('select from private.quote')).length;

  it('are more than forty', () => {
    expect(refusals.length + stored.length).toBeGreaterThan(40);
  });

  it.each(stored)('store %s as the text it is', async (_name, changes, textIn, text) => {
    const token = aToken();
    expect(await send({ token, request: aQuoteRequest(changes) })).toMatchObject({ status: 200 });
    const { body } = await anon('POST', '/rest/v1/rpc/quote_state', { body: { token } });
    expect(textIn((body as { request: Changes }).request)).toBe(text);
  });

  it.each(refusals)('refuse %s and say why', async (_name, changes, message) => {
    const before = await count();
    const answer = await send({ token: aToken(), request: aQuoteRequest(changes) });
    expect(answer).toMatchObject({ status: 400, body: { code: '22023' } });
    expect((answer.body as { message: string }).message).toContain(message);
    expect(await count()).toBe(before);
  });

  it.each([
    ['NUL', JSON.stringify({ token: aToken(), request: aQuoteRequest({ goods: 'a\u0000b' }) })],
    ['a lone surrogate', JSON.stringify({ token: aToken(), request: aQuoteRequest({ goods: '\ud800' }) })],
    [
      'a number without end',
      JSON.stringify({ token: aToken(), request: aQuoteRequest() }).replace('250.5', '1e999999'),
    ],
    ['half of its JSON', JSON.stringify({ token: aToken(), request: aQuoteRequest() }).slice(0, -9)],
    ['no request', JSON.stringify({ token: aToken(), request: null })],
    ['a list as its request', JSON.stringify({ token: aToken(), request: [aQuoteRequest()] })],
    ['a short key', JSON.stringify({ token: 'x', request: aQuoteRequest() })],
    ['a deep request', `{"token": "${aToken()}", "request": ${'['.repeat(5000)}${']'.repeat(5000)}}`],
    [
      'a megabyte',
      JSON.stringify({ token: aToken(), request: { ...aQuoteRequest(), note: 'x'.repeat(1e6) } }),
    ],
  ])('refuse %s', async (_name, body) => {
    const before = await count();
    const { status } = await send(body);
    expect([400, 413, 422]).toContain(status);
    expect(await count()).toBe(before);
  });
});
