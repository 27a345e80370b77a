import fc from 'fast-check';
import { metricOf, readNumber, toQuoteRequest } from './quoteRequest';
import { emptyQuote } from './request/quoteValues';
import { converted, inUnits } from './units';

describe('units', () => {
  it.each([
    ['120', 'length', 'imperial', '47.244'],
    ['47.244', 'length', 'metric', '120'],
    ['10', 'weight', 'imperial', '22.046'],
    ['-18', 'temperature', 'imperial', '-0.4'],
    ['2,54', 'length', 'imperial', '1'],
    ['', 'weight', 'imperial', ''],
    ['about 5', 'weight', 'imperial', 'about 5'],
    ['1,200', 'weight', 'imperial', '1,200'],
    ['1,200', 'length', 'metric', '1,200'],
  ] as const)('make of %j as %s in %s %j', (text, measure, to, expected) => {
    expect(converted(text, measure, to)).toBe(expected);
  });

  it('change nothing there and back', () => {
    const cents = fc.integer({ min: 10, max: 500_000 }).map((value) => String(value / 100));
    fc.assert(
      fc.property(cents, cents, (size, mass) => {
        const imperialValues = inUnits(
          {
            ...emptyQuote,
            pieces: [{ count: '1', kind: 'box', length: size, width: size, height: size, weight: mass }],
          },
          'imperial',
        );
        const [back] = inUnits(imperialValues, 'metric').pieces;
        expect([back?.length, back?.weight]).toEqual([size, mass]);
        expect(metricOf.length(readNumber(imperialValues.pieces[0]?.length ?? ''), 'imperial')).toBeCloseTo(
          Number(size),
          2,
        );
      }),
    );
  });

  it('leave out a number that could be one of two, which the database then asks for', () => {
    const pieces = [{ count: '1,000', kind: 'box', length: '', width: '', height: '', weight: '1,250' }];
    const request = toQuoteRequest({ ...emptyQuote, pieces, insured: '10,000' });
    expect(request.pieces).toMatchObject([{ count: null, weight: null }]);
    expect(request.insurance).toMatchObject({ value: null });
  });

  it('are metric in what is sent', () => {
    const pieces = [{ count: '2', kind: 'crate', length: '10', width: '20', height: '30', weight: '100' }];
    const request = toQuoteRequest({
      ...emptyQuote,
      units: 'imperial',
      pieces,
      coldest: '32',
      warmest: '50',
    });
    expect(request.pieces).toEqual([
      { count: 2, kind: 'crate', length: 25.4, width: 50.8, height: 76.2, weight: 45.359 },
    ]);
    expect(request.temperature).toEqual({ min: 0, max: 10 });
    expect(request.units).toBe('imperial');
  });
});
