import { brand } from '@/brand/brand';
import { contrast, readColor } from '../../../supabase/tests/support/contrast';

const { primary, ink, paper, map } = brand.colors;
const between = (first: string, other: string) => contrast(readColor(first), readColor(other));

describe('the colours of the maps', () => {
  it.each([map.sea, map.land])('a route and its marks have a contrast of at least 4.5 on %s', (ground) => {
    expect(between(primary.main, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('a coast has a contrast of at least 3 to the sea', () => {
    expect(between(map.coast, map.sea)).toBeGreaterThanOrEqual(3);
  });

  it('labels have a contrast of at least 7', () => {
    expect(between(ink, paper)).toBeGreaterThanOrEqual(7);
    expect(between(paper, primary.main)).toBeGreaterThanOrEqual(7);
  });
});
