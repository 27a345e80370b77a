import { brand } from '../src/brand/brand';
import { logoShape } from '../src/ui/logo/logoShape';

const { primary } = brand.colors;

/** The second colour of the mark on dark backgrounds. */
const BLUSH = '#f0b9ae';

interface Tile {
  /** The corner radius, in units of a 48 × 48 tile. */
  corner: number;
  /** The fraction of the tile that the mark takes up. */
  share: number;
}

/** The mark on a tile of the brand's red, which is visible on both light and dark backgrounds. */
export const tile = ({ corner, share }: Tile): string => {
  const top = (48 * (1 - share)) / 2;
  const arrowLeft = top - 1.5 * share; // optical centre: the arrow's tip weighs less than the box
  const { container, arrow, strokeWidth } = logoShape;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">',
    `<rect width="48" height="48" rx="${corner}" fill="${primary.main}"/>`,
    `<g transform="translate(${arrowLeft} ${top}) scale(${share})" fill="none" stroke-width="${strokeWidth}">`,
    `<path d="${container}" stroke="#fff"/><path d="${arrow}" stroke="${BLUSH}"/>`,
    '</g></svg>\n',
  ].join('');
};

/** The icon in a browser's tab. */
export const favicon = (): string => tile({ corner: 10, share: 0.75 });
