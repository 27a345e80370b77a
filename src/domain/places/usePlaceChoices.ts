import { placesCopy as words } from '@/content/updates';
import { useDebouncedValue } from '@/ui/useDebouncedValue';
import type { Place } from './place';
import { useFindPlacesQuery } from './placesApi';
import type { StoredPlace } from './place';
import { placeName } from './placeName';

type FoundPlace = Place & Partial<Pick<StoredPlace, 'kind'>>;

/** A place, or what to do instead of choosing one: in the same list, so that the arrow keys reach it. */
export type Choice = FoundPlace | 'again' | 'add';

/** Each keystroke would otherwise be a request. */
const REST_MS = 200;

const NONE: readonly Choice[] = [];

/** Whether it is a place: not what to do instead, nor a text that was only typed. */
export const isPlace = <Found extends Place>(value: Found | string): value is Found =>
  typeof value === 'object';

export const keyOf = (choice: Choice) => (isPlace(choice) ? choice.code : choice);

/** What tells places of one name apart. */
export const detailsOf = (choice: Choice) =>
  isPlace(choice)
    ? [choice.code, choice.kind && words.kinds[choice.kind], choice.zone].filter(Boolean).join(' · ')
    : undefined;

/** What can be chosen for a text: the places that match and “add”, or “again” if the search has failed. */
export const usePlaceChoices = (sought: string) => {
  const settled = useDebouncedValue(sought, REST_MS);
  const { currentData, isFetching, error, refetch } = useFindPlacesQuery(settled, { skip: settled === '' });
  const isWaiting = (isFetching && !currentData) || settled !== sought;
  const isIdle = isWaiting || sought === '';
  const choices: readonly Choice[] = error ? ['again'] : [...(currentData ?? []), 'add'];
  const textOf = (choice: Choice) => {
    if (isPlace(choice)) return placeName(choice);
    if (choice === 'add') return words.add(sought, currentData?.length ?? 0);
    return words.again(error?.message ?? '');
  };
  return { choices: isIdle ? NONE : choices, isWaiting, textOf, searchAgain: () => void refetch() };
};
