import { itemsAt, pagesOf } from './itemsPerView';

const carriers = { 0: 1, 464: 2, 1024: 3, 3000: 5 };

describe('the items per view', () => {
  it.each([
    [320, 1],
    [463, 1],
    [464, 2],
    [1023, 2],
    [1024, 3],
    [2999, 3],
    [3000, 5],
    [4000, 5],
  ])('at %i px are %i', (width, count) => {
    expect(itemsAt(carriers, width)).toBe(count);
  });

  it('fill pages, and the last page is filled up with the first items', () => {
    expect(pagesOf([1, 2, 3, 4, 5, 6], 3)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    expect(pagesOf([1, 2, 3, 4, 5, 6], 5)).toEqual([
      [1, 2, 3, 4, 5],
      [6, 1, 2, 3, 4],
    ]);
    expect(pagesOf([1, 2], 5)).toEqual([[1, 2]]);
  });
});
