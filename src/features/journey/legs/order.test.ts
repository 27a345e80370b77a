import { laneRoute } from './laneRoute';
import { moved } from './moved';
import { indexAt } from './useDragOrder';

describe('moved', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 1, 'bac'],
  ])('puts the entry at %i at %i', (from, to, order) => {
    const list = ['a', 'b', 'c'];
    expect(moved(list, from, to).join('')).toBe(order);
    expect(list.join('')).toBe('abc');
  });
});

describe('indexAt', () => {
  const middles = [50, 150, 250];
  it.each([
    [0, 50, 0],
    [0, 149, 0],
    [0, 151, 1],
    [0, 900, 2],
    [2, 151, 2],
    [2, 149, 1],
    [2, -80, 0],
  ])('puts entry %i, dragged to %i px, at %i', (from, y, to) => {
    expect(indexAt(middles, from, y)).toBe(to);
  });
});

describe('laneRoute', () => {
  const leg = (origin: string, destination: string) =>
    ({ mode: 'road', origin, destination, carrier: null }) as const;

  it('names each place once where one leg begins where another ends', () => {
    expect(laneRoute({ legs: [leg('NLRTM', 'GHTEM'), leg('GHTEM', 'GHACC')] })).toBe('NLRTM → GHTEM → GHACC');
  });

  it('shows a gap between two legs', () => {
    expect(laneRoute({ legs: [leg('NLRTM', 'GHTEM'), leg('GHACC', 'GHKMS')] })).toBe(
      'NLRTM → GHTEM, GHACC → GHKMS',
    );
  });
});
