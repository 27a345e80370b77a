import type { Place } from '../journey/journey';
import { placeText } from '../result/placeText';

/** A place of the gazetteer in one line. */
export const placeName = ({ name, country }: Pick<Place, 'name' | 'country'>) =>
  placeText({ city: name, country });
