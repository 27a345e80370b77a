import { readLayout, usualLayout } from './tableLayout';

it.each([null, '', '{', '7', 'null', '"x"', '{"columns":"state"}', '{"density":"huge"}'])(
  'a layout that is none is the usual one: %s',
  (text) => expect(readLayout(text)).toEqual(usualLayout),
);

it('a layout has the known columns in their order', () => {
  const kept = JSON.stringify({ columns: ['type', 'colour', 'state'], density: 'compact' });
  expect(readLayout(kept)).toEqual({ columns: ['state', 'type'], density: 'compact' });
  expect(readLayout('{"columns":[]}').columns).toEqual([]);
});
