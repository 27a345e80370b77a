import { readWeight, unitInHeading, unitNamed, weightsTold, type Mark, type WeightUnit } from './weights';

describe('a weight', () => {
  it.each<[written: string, unit: string, kilograms: string]>([
    ['220 lb', '', '99.79'],
    ['220', 'LB', '99.79'],
    ['220', 'lbs.', '99.79'],
    ['220 LBS', 'lb', '99.79'],
    ['1.5 t', '', '1500'],
    ['2 metric tons', '', '2000'],
    ['2 short tons', '', '1814.369'],
    ['500g', '', '0.5'],
    ['16 oz', '', '0.454'],
    ['1 g', '', '0.001'],
    ['340', 'KGM', '340'],
    ['340.50', 'kg', '340.50'],
    ['12,5 kg', '', '12.5'],
    ['1.250,75 kg', '', '1250.75'],
    ['1,250.75 kg', '', '1250.75'],
    ['1.250.000 kg', '', '1250000'],
    ["1'250.5 kg", '', '1250.5'],
    ['1 250,5 kg', '', '1250.5'],
    ['0,125 kg', '', '0.125'],
    ['.5 kg', '', '0.5'],
  ])('of %j %j is %s kg', (weightText, unit, kilograms) => {
    expect(readWeight(weightText, {}, { unit })).toMatchObject({ kilograms });
  });

  it.each<[written: string, mark: Mark, kilograms: string]>([
    ['1.250', ',', '1250'],
    ['1.250', '.', '1.250'],
    ['1,250', ',', '1.250'],
    ['1,250', '.', '1250'],
    ['12,5', '.', '12.5'],
  ])('of %s in a column whose decimals follow %s is %s kg', (weightText, mark, kilograms) => {
    expect(readWeight(weightText, { unit: 'kg', mark })).toMatchObject({ kilograms });
  });

  it('of a number of a spreadsheet has its decimals behind a point', () => {
    expect(readWeight('1.125', { unit: 'kg', mark: ',' }, { isNumber: true })).toMatchObject({
      kilograms: '1.125',
    });
  });

  it('is not guessed', () => {
    expect(readWeight('220', {})).toEqual({ missing: 'unit' });
    expect(readWeight('1,250', { unit: 'kg' })).toEqual({ missing: 'mark' });
    expect(readWeight('3 tons', { unit: 'kg' })).toEqual({ unknownUnit: 'tons' });
    expect(readWeight('3', { unit: 'kg' }, { unit: 'stone' })).toEqual({ unknownUnit: 'stone' });
    expect(readWeight('3 kg', {}, { unit: 'lb' })).toEqual({ unknownUnit: 'lb' });
    for (const text of ['about 300', '12 + 5', '-5', '1,25,5', '1.25.5', '', '1.250,75,5'])
      expect(readWeight(text, { unit: 'kg', mark: ',' })).toBe('unknown');
  });

  it.each<[heading: string, unit: WeightUnit | undefined]>([
    ['Gross Wt (lb)', 'lb'],
    ['Weight (KG)', 'kg'],
    ['Weight in kgs', 'kg'],
    ['Weight_lbs', 'lb'],
    ['Gewicht [t]', 't'],
    ['Weight (metric tons)', 't'],
    ['Weight (short tons)', 'shortTon'],
    ['Weight (tons)', undefined],
    ['Gross weight', undefined],
    ['Weight', undefined],
  ])('under “%s” is in %s', (heading, unit) => {
    expect(unitInHeading(heading)).toBe(unit);
  });

  it('names its unit in one way or another', () => {
    expect(['Kgs.', 'POUNDS', 'Tonnen', 'MT', 'ton', 'pcs', ''].map(unitNamed)).toEqual([
      ...['kg', 'lb', 't', 't'],
      ...[undefined, undefined, undefined],
    ]);
  });

  it('is read as other rows of its column tell', () => {
    const weightsOf = (...texts: string[]) =>
      weightsTold(texts.map((text) => ({ text, unit: '', isNumber: false })));
    expect(weightsOf('1.250', '12,5')).toEqual({ mark: ',', openMark: '1.250', openUnit: '1.250' });
    expect(weightsOf('1,250', '12.5 kg')).toMatchObject({ mark: '.' });
    expect(weightsOf('12,5', '12.5')).toMatchObject({ mark: undefined });
    expect(weightsOf('300 kg', '12 lb')).toEqual({
      mark: undefined,
      openMark: undefined,
      openUnit: undefined,
    });
    expect(weightsTold([{ text: '1.125', unit: 'kg', isNumber: true }])).toEqual({
      ...{ mark: undefined, openMark: undefined, openUnit: undefined },
    });
  });
});
