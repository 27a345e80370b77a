import { brand } from '@/brand/brand';
import { claims } from '@/brand/claims';

const POINTS = '10,1.6 12.6,7 18.5,7.8 14.2,11.9 15.3,17.8 10,15 4.7,17.8 5.8,11.9 1.5,7.8 7.4,7';

/** Five stars, filled according to the rating. Decorative, as the text beside them says the same. */
export function Stars() {
  const filled = `inset(0 ${100 - (claims.rating / 5) * 100}% 0 0)`;
  const row = [0, 1, 2, 3, 4].map((at) => (
    <polygon key={at} points={POINTS} transform={`translate(${at * 22} 0)`} />
  ));
  return (
    <svg viewBox="0 0 108 20" width="108" height="20" aria-hidden="true">
      <g fill={brand.colors.line}>{row}</g>
      <g fill={brand.colors.primary.main} clipPath={filled}>
        {row}
      </g>
    </svg>
  );
}
