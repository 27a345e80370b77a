import { brand } from '@/brand/brand';

/** The picture that stands for a link to the site; `npm run card` draws it. */
export const socialCard = {
  file: 'social-card.jpg',
  width: 1200,
  height: 630,
  heading: 'International freight and logistics',
  text: 'Air, ocean and road freight, warehousing and customs',
  alt: `${brand.name}: a container ship at sea, and the words International freight and logistics`,
} as const;
