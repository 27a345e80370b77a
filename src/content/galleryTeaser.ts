import type { GalleryPicture } from './gallery';

/** The first eight of the gallery: in a separate file, as the home page does not show the others. */
export const galleryTeaserPictures: readonly GalleryPicture[] = [
  {
    key: 'dawn-port',
    title: 'First light at the quay',
    alt: 'A container ship under the cranes of a quay, all in silhouette, while the sky turns orange before sunrise',
    category: 'Ocean',
  },
  {
    key: 'night-road',
    title: 'The night run',
    alt: 'A truck with its headlights on driving along an empty highway at night between dark hills',
    category: 'Road',
  },
  {
    key: 'rain-wet-apron',
    title: 'Rain on the apron',
    alt: 'A cargo aircraft parked on a rain-wet apron, its blue tail mirrored in the puddles, a worker walking towards it',
    category: 'Air',
  },
  {
    key: 'warehouse-aisle',
    title: 'Aisle twelve',
    alt: 'A long warehouse aisle between tall racks filled with wrapped pallets, a worker walking away, seen from floor level',
    category: 'Warehouse',
  },
  {
    key: 'aerial-container-yard',
    title: 'The yard from above',
    alt: 'Rows of red, blue and gray containers in a terminal yard, seen straight from above',
    category: 'Ocean',
  },
  {
    key: 'snow-rail-yard',
    title: 'Winter timetable',
    alt: 'Snow lying on the tracks of a rail yard beside a line of waiting freight wagons, a rail worker walking between them',
    category: 'Rail',
  },
  {
    key: 'nose-loading',
    title: 'Through the nose',
    alt: 'A freighter aircraft with its nose raised while a pallet is rolled in from a loading platform, a loadmaster with a list in front',
    category: 'Air',
  },
  {
    key: 'ship-bow',
    title: 'Under the bow',
    alt: 'The high green bow of a container ship seen from the deck of a tug, a deckhand with a raised arm at the winch',
    category: 'Ocean',
  },
];
