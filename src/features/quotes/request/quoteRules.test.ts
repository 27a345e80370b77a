import type { ValidationError } from 'yup';
import type { QuoteFields } from '../quoteRequest';
import { quoteRules, today } from './quoteRules';
import { emptyPiece, emptyQuote, quoteFrom, typedPieces } from './quoteValues';
import { toQuoteRequest } from '../quoteRequest';

const filled = (changes: Partial<QuoteFields> = {}): QuoteFields => ({
  ...emptyQuote,
  from: 'Hamburg, Germany',
  to: 'Accra',
  readyOn: today(),
  pieces: [{ ...emptyPiece, weight: '12,5' }],
  goods: 'Pumps',
  name: 'Ada',
  email: 'ada@shipper.test',
  ...changes,
});

/** What is refused, by field. */
const refusedOf = async (values: QuoteFields): Promise<Record<string, string>> => {
  try {
    await quoteRules.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.toReversed().map(({ path = '', message }) => [path, message]));
  }
};

const piece = (changes: object) => ({ pieces: [{ ...emptyPiece, weight: '1', ...changes }] });
const BEFORE = '2020-02-02';

describe('the rules of the form', () => {
  it('take what the database takes', async () => {
    expect(await refusedOf(filled())).toEqual({});
    const all = piece({ count: '10000', length: '0.1', width: '5000', height: '12,5', weight: '500000' });
    expect(
      await refusedOf(filled({ ...all, un: 'UN 1263', coldest: '2', warmest: '8', insured: '1000' })),
    ).toEqual({});
  });

  it('want places, a day, a weight, goods, a name and an address', async () => {
    expect(Object.keys(await refusedOf(emptyQuote)).sort()).toEqual(
      ['from', 'to', 'readyOn', 'pieces[0].weight', 'goods', 'name', 'email'].sort(),
    );
  });

  it.each<[Partial<QuoteFields>, string, string]>([
    [{ readyOn: BEFORE }, 'readyOn', 'Choose a day from today'],
    [{ readyOn: '2199-01-01' }, 'readyOn', 'Choose a day from today'],
    [piece({ count: '0' }), 'pieces[0].count', 'Enter a whole number'],
    [piece({ count: '1.5' }), 'pieces[0].count', 'Enter a whole number'],
    [piece({ count: 'NaN' }), 'pieces[0].count', 'Enter a whole number'],
    [piece({ count: '1,000' }), 'pieces[0].count', 'Enter a whole number'],
    [piece({ count: '1.000' }), 'pieces[0].count', 'Enter a whole number'],
    [piece({ weight: '-1' }), 'pieces[0].weight', 'Enter a number from 0.001 to 500000'],
    [piece({ weight: '1e3' }), 'pieces[0].weight', 'Enter a number such as 12.5'],
    [piece({ weight: '1,250' }), 'pieces[0].weight', 'Is it 1250 or 1.250?'],
    [piece({ length: '120' }), 'pieces[0].width', 'Enter all three dimensions or none'],
    [{ ...piece({ weight: '2000000' }), units: 'imperial' }, 'pieces[0].weight', 'to 1102311.311'],
    [
      {
        pieces: [
          { ...emptyPiece, count: '9999', weight: '1' },
          { ...emptyPiece, count: '2', weight: '1' },
        ],
      },
      'pieces[0].count',
      'at most 10,000',
    ],
    [{ un: '12a' }, 'un', 'A UN number has four digits'],
    [{ coldest: '5' }, 'warmest', 'Enter both temperatures'],
    [{ coldest: '5', warmest: '-5' }, 'warmest', 'This is colder'],
    [{ insured: '-3' }, 'insured', 'Enter a number from 0.01'],
    [{ email: 'ada' }, 'email', 'Enter one e-mail address'],
    [{ note: 'x'.repeat(2001) }, 'note', 'At most 2000 characters'],
    [{ goods: 'a\u202eb' }, 'goods', 'This contains an invalid character'],
  ])('refuse %j', async (changes, field, message) => {
    expect((await refusedOf(filled(changes)))[field]).toContain(message);
  });
});

describe('the pieces that are typed', () => {
  it('count for nothing where they are not complete', () => {
    const lines = [
      { ...emptyPiece, count: '', weight: '5' },
      { ...emptyPiece, count: '2', length: '10', width: '10', height: '', weight: 'x' },
    ];
    expect(typedPieces(filled({ pieces: lines }))).toEqual([
      { count: 0, length: null, width: null, height: null, weight: 5 },
      { count: 2, length: null, width: null, height: null, weight: 0 },
    ]);
  });
});

it('a form that asks for the same again sends the same, but for the day', () => {
  const request = toQuoteRequest(
    filled({
      un: '1263',
      danger: 'Paint',
      coldest: '2',
      warmest: '8',
      insured: '12000',
      incoterm: 'FOB',
      note: 'Soon',
    }),
  );
  expect(toQuoteRequest(quoteFrom(request))).toEqual({ ...request, readyOn: '' });
});
