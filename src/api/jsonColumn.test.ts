import { readJsonList } from './jsonColumn';

const isText = (value: unknown): value is string => typeof value === 'string';

describe('readJsonList', () => {
  it.each([
    ['JSON', ['a', 'b'], ['a', 'b']],
    ['JSON text', '["a","b"]', ['a', 'b']],
    ['entries of another kind', ['a', 3, null], ['a']],
    ['text that is no JSON', '{"a":', []],
    ['an object', { a: 1 }, []],
    ['nothing', null, []],
  ])('reads %s', (_kind, column, expected) => {
    expect(readJsonList(column, isText)).toEqual(expected);
  });
});
