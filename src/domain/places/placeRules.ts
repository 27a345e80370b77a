import { mixed } from 'yup';
import { placesCopy } from '@/content/updates';
import type { Place } from './place';
import { isPlace } from './usePlaceChoices';

/** The value of a place field: a place of the gazetteer, or what was only typed, which is none. */
export const place = mixed<Place | string>().test(
  'place',
  placesCopy.required,
  (value) => !value || isPlace(value) || value.trim() === '',
);

export const requiredPlace = mixed<Place | string>().test(
  'place',
  placesCopy.required,
  (value) => value !== undefined && isPlace(value),
);
