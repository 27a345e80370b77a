import { fields } from '@/domain/consignment/fields';
import { mergeOf, unitsOf, type Texts } from './merge';

const units = unitsOf(
  fields.filter(({ column }) => ['city', 'currentLocation', 'itemWeight'].includes(column)),
);
const original = { currentLocation: 'Netherlands', city: 'Rotterdam', itemWeight: '5' };

const merge = (ownTexts: Texts, storedTexts: Texts) => {
  const { clashes, adopted } = mergeOf(units, {
    original,
    yours: { ...original, ...ownTexts },
    theirs: { ...original, ...storedTexts },
  });
  const names = (unitList: typeof units) => unitList.flat().map(({ column }) => column);
  return { clashes: names(clashes), adopted: names(adopted) };
};

describe('mergeOf', () => {
  it.each([
    ['adopts what only they have changed', {}, { itemWeight: '6' }, [], ['itemWeight']],
    ['keeps what only you have changed', { itemWeight: '6' }, {}, [], []],
    ['sees no clash in other fields', { itemWeight: '6' }, { city: 'Tema' }, [], ['currentLocation', 'city']],
    ['sees none in the same value', { itemWeight: ' 6' }, { itemWeight: '6' }, [], []],
    ['finds a clash', { itemWeight: '6' }, { itemWeight: '7' }, ['itemWeight'], []],
    [
      'never mixes the fields of one statement',
      { city: 'Kumasi' },
      { currentLocation: 'Nigeria' },
      ['currentLocation', 'city'],
      [],
    ],
  ])('%s', (_what, ownTexts, storedTexts, clashes, adopted) => {
    expect(merge(ownTexts, storedTexts)).toEqual({ clashes, adopted });
  });
});
