import { galleryTeaserPictures } from './galleryTeaser';
import type { PictureName } from './pictures';

export type GalleryCategory = 'Ocean' | 'Air' | 'Road' | 'Rail' | 'Warehouse' | 'Office';

export interface GalleryPicture {
  key: PictureName;
  title: string;
  alt: string;
  category: GalleryCategory;
}

export const galleryBanner = { title: 'Gallery', subtitle: 'View our gallery' } as const;

export const galleryNote =
  'All pictures are illustrations, rendered for this site. The carriers named on ships, aircraft and trains are fictitious.';

export const galleryLabels = {
  enlarge: 'Enlarge',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
} as const;

/** In display order. */
export const galleryPictures: readonly GalleryPicture[] = [
  ...galleryTeaserPictures,
  {
    key: 'gantry-crane',
    title: 'One move of many',
    alt: 'A gantry crane lowering a red container onto a waiting terminal truck beside a blue container ship, a signaller in front',
    category: 'Ocean',
  },
  {
    key: 'forklift',
    title: 'Dock door seven',
    alt: 'A forklift carrying a pallet of cartons from a loading dock into an open trailer while a colleague checks a list',
    category: 'Warehouse',
  },
  {
    key: 'rail-wagons',
    title: 'Across the plain',
    alt: 'A freight train of container wagons behind a green locomotive, in a straight line across flat fields',
    category: 'Rail',
  },
  {
    key: 'desert-tanker',
    title: 'Long way, little shade',
    alt: 'A tanker truck on a straight road through a desert under a pale midday sky',
    category: 'Road',
  },
  {
    key: 'cold-store',
    title: 'Twenty below',
    alt: 'Frosted pallets on the floor and in the racks of a cold store, a worker in winter clothes walking into a pale blue mist',
    category: 'Warehouse',
  },
  {
    key: 'reefer-stack',
    title: 'Plugged in at dusk',
    alt: 'A stack of white refrigerated containers with their indicator lights glowing at dusk, a technician before them',
    category: 'Ocean',
  },
  {
    key: 'pallet-wrapping',
    title: 'Wrapped and ready',
    alt: 'A pallet of boxes on the turntable of a wrapping machine, half wound in clear film, its operator at the controls',
    category: 'Warehouse',
  },
  {
    key: 'customs-office',
    title: 'Stamp and signature',
    alt: 'A stack of customs papers, a stamp and two screens on an office counter, the rainy city behind the windows',
    category: 'Office',
  },
  {
    key: 'planning-room',
    title: 'Monday planning',
    alt: 'A meeting table with papers and laptops in front of a large wall map of shipping routes',
    category: 'Office',
  },
];
