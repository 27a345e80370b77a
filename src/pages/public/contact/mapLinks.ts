import { brand } from '@/brand/brand';

const [latitude, longitude] = brand.address.position;
const HALF_WIDTH = 0.02;
const HALF_HEIGHT = 0.01;

const bounds = [
  longitude - HALF_WIDTH,
  latitude - HALF_HEIGHT,
  longitude + HALF_WIDTH,
  latitude + HALF_HEIGHT,
].map((degrees) => degrees.toFixed(3));

const marker = `${latitude},${longitude}`;

/** The address on a map service. */
export const addressLink = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;

/** The same place as an embeddable map. */
export const embeddedMap = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: bounds.join(','),
  layer: 'mapnik',
  marker,
}).toString()}`;

/** A small picture from the same service: if it does not load, neither would the map. */
export const mapProbe = 'https://tile.openstreetmap.org/0/0/0.png';
