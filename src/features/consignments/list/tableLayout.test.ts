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

it('a layout of an earlier version, which had no choice of it, has the column for the selection', () => {
  expect(readLayout('{"columns":["state"],"density":"compact"}').hasNoSelection).toBeUndefined();
  expect(readLayout('{"columns":["state"],"hasNoSelection":true}').hasNoSelection).toBe(true);
  expect(readLayout('{"columns":["state"],"hasNoSelection":"no"}').hasNoSelection).toBeUndefined();
});
