import type { Place } from './place';
import { placeText } from './placeText';

/** A place of the gazetteer in one line. */
export const placeName = ({ name, country }: Pick<Place, 'name' | 'country'>) =>
  placeText({ city: name, country });
