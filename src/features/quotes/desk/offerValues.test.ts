import fc from 'fast-check';
import { type ValidationError } from 'yup';
import { anOffer } from '@/test/quotes';
import { amountProblem, hundredthsOf, toAmount } from './amounts';
import { isSameOffer, offerRules, openOffer, priceOf, toOffer, type OfferValues } from './offerValues';

const NOW = Date.parse('2026-03-01T08:00:00Z');

const filled = (changes: Partial<OfferValues> = {}): OfferValues => ({
  ...openOffer(anOffer(), Date.now()),
  ...changes,
});

const line = (text: string, amount: string, id = text) => ({ id, text, amount });

/** The fields that are refused. */
const refusedOf = async (values: OfferValues) => {
  try {
    await offerRules.validate(values, { abortEarly: false });
    return [];
  } catch (error) {
    return [...new Set((error as ValidationError).inner.map(({ path }) => path))];
  }
};

describe('an amount', () => {
  it.each([
    ['1250', 125_000],
    ['1250.5', 125_050],
    [' 1250,50 ', 125_050],
    ['-80', -8_000],
    ['−80', -8_000],
    ['0.07', 7],
    ['999999999999.99', 99_999_999_999_999],
  ])('is read from %j', (text, hundredths) => {
    expect(hundredthsOf(text)).toBe(hundredths);
    expect(amountProblem(text)).toBeUndefined();
  });

  it.each(['', '1.234.5', '1e3', 'EUR 5', '0.005', '1 000', '٣', '9999999999999'])('is not %j', (text) => {
    expect(hundredthsOf(text)).toBeUndefined();
    expect(amountProblem(text)).toBe('Enter an amount such as 1250.50');
  });

  it('with a comma before three digits is asked back', () => {
    expect(amountProblem('1,250')).toBe('Is it 1250 or 1.250? Write it without a comma');
  });

  it('is the same after it was written and read', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }), (hundredths) => {
        expect(hundredthsOf(toAmount(hundredths))).toBe(hundredths);
      }),
    );
  });
});

describe('the form of an offer', () => {
  it('is empty at first, in euros and valid for two weeks', () => {
    expect(openOffer(null, NOW)).toMatchObject({
      price: '',
      currency: 'EUR',
      validUntil: '2026-03-15',
      lines: [],
    });
  });

  it('begins with the offer before, but with another last day', () => {
    const lines = [{ text: 'Ocean freight', amount: '1250.50' }];
    const openedOffer = openOffer(anOffer({ lines }), NOW);
    expect(toOffer(openedOffer)).toEqual(anOffer({ lines, validUntil: '2026-03-15' }));
  });

  it('adds up the lines exactly, in place of the price', () => {
    const lines = [line('Freight', '0.1'), line('Customs', '0.2'), line('Discount', '-0.05')];
    const offer = toOffer(filled({ price: '999', lines }));
    expect(offer.price).toBe('0.25');
    expect(offer.lines).toEqual([
      { text: 'Freight', amount: '0.10' },
      { text: 'Customs', amount: '0.20' },
      { text: 'Discount', amount: '-0.05' },
    ]);
  });

  it('has no price until each line has an amount', () => {
    expect(priceOf({ price: '5', lines: [line('a', '1'), line('b', '')] })).toBeUndefined();
  });

  it('stores an empty text as null', () => {
    expect(toOffer(filled({ includes: ' \n', transit: '' }))).toMatchObject({
      includes: null,
      transit: null,
    });
  });

  it('takes what the database takes', async () => {
    expect(await refusedOf(filled())).toEqual([]);
    expect(await refusedOf(filled({ price: '', lines: [line('Freight', '12')] }))).toEqual([]);
  });

  it.each<[string[], Partial<OfferValues>]>([
    [['price'], { price: '' }],
    [['price'], { price: '0' }],
    [['price'], { price: '-5' }],
    [['price'], { price: 'a lot' }],
    [['validUntil'], { validUntil: '2020-01-01' }],
    [['validUntil'], { validUntil: '2999-01-01' }],
    [['validUntil'], { validUntil: 'soon' }],
    [['includes'], { includes: 'x'.repeat(2001) }],
    [['includes'], { includes: 'For {name}' }],
    [['terms'], { terms: 'x'.repeat(4001) }],
    [['transit'], { transit: 'x'.repeat(121) }],
    [['lines[0].text'], { lines: [line('', '5')] }],
    [['lines[0].amount'], { lines: [line('Freight', 'x')] }],
    [['lines'], { lines: [line('Freight', '5'), line('Discount', '-5')] }],
  ])('refuses %j, case %#', async (fields, changes) => {
    expect(await refusedOf(filled(changes))).toEqual(fields);
  });
});

describe('two offers', () => {
  it('are the same if they say the same, however the amounts are written', () => {
    const lines = [{ text: 'Freight', amount: '5' }];
    expect(
      isSameOffer(
        anOffer({ price: '5', lines }),
        anOffer({ price: '5.00', lines: [{ text: 'Freight', amount: '5.0' }] }),
      ),
    ).toBe(true);
    expect(isSameOffer(anOffer(), anOffer({ terms: 'Prepaid' }))).toBe(false);
    expect(isSameOffer(anOffer({ lines }), anOffer())).toBe(false);
  });
});
