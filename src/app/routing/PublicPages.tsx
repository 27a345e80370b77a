import {
  Activity,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ContextType,
  type ReactNode,
} from 'react';
import { NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { watchNextPage } from './linkPrefetch';

type Place = ContextType<typeof LocationContext>;

/** A rendered page: where it takes itself to be, and the key that it keeps from then on. */
interface Rendered {
  place: Place;
  key: string;
}

interface Pages {
  now: Place;
  current: Rendered;
  next?: Rendered;
}

const isSamePage = (one: Place, other: Place) => one.location.pathname === other.location.pathname;

/** A page rendered before its link is followed, as if it had been. */
const rendered = (pathname: string): Rendered => ({
  place: {
    location: { pathname, search: '', hash: '', state: null, key: 'next', mask: undefined },
    navigationType: NavigationType.Push,
  },
  key: `next ${pathname}`,
});

const isFollowed = ({ navigationType, location: { search, hash, state } }: Place) =>
  navigationType === NavigationType.Push && !search && !hash && !state;

const moveTo = (now: Place, { current, next }: Pages): Pages => {
  // The page keeps its place: a new one would render all of its links again.
  if (next && isSamePage(now, next.place) && isFollowed(now)) return { now, current: next };
  const key = isSamePage(now, current.place) ? current.key : now.location.pathname;
  return { now, current: { place: now, key } };
};

const pointAt = (pathname: string, pages: Pages): Pages => {
  const { current, next } = pages;
  const isHere = [current, next].some((page) => page?.place.location.pathname === pathname);
  return isHere ? pages : { ...pages, next: rendered(pathname) };
};

/**
 * The current page and, hidden behind it, the one that is likely to be next: it is rendered while its link is pointed at,
 * and has only to be shown once the link is followed. Its effects run from then on.
 */
export function PublicPages({ elements }: { elements: Readonly<Record<string, ReactNode>> }) {
  const now = useContext(LocationContext);
  const [pages, setPages] = useState<Pages>({ now, current: { place: now, key: now.location.pathname } });
  if (pages.now !== now) setPages(moveTo(now, pages));
  useEffect(
    () => watchNextPage((pathname) => startTransition(() => setPages((before) => pointAt(pathname, before)))),
    [],
  );
  const { current, next } = pages;
  return (next ? [current, next] : [current]).map(({ place, key }) => (
    <Activity key={key} mode={key === current.key ? 'visible' : 'hidden'}>
      <LocationContext value={place}>{elements[place.location.pathname]}</LocationContext>
    </Activity>
  ));
}
