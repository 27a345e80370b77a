import { decodeSegment, paths, trackedPath } from '@/config/paths';

/** What an address of the tracking page asks for: the ids below the page, or those of its query. */
export const soughtAt = ({ pathname, search }: { pathname: string; search: string }): string => {
  const named = decodeSegment(pathname.slice(paths.tracking.length + 1));
  return (named || new URLSearchParams(search).getAll('id').join()).trim();
};

/** One id without anything that an address gives a meaning. */
const isPlain = (ids: string) => /^[0-9a-z]+$/i.test(ids);

/** The address that asks for these ids: of a single one its own, so that each result has one address. */
export const addressOfIds = (ids: readonly string[]): string => {
  const joined = ids.map(encodeURIComponent).join();
  return isPlain(joined) ? trackedPath(joined) : `${paths.tracking}?id=${joined}`;
};

/** As many characters as the database reads of a text (`private.read_codes`); in a longer one it finds nothing. */
export const LONGEST_READ = 1_000;

/** As much of a text as need be sent. */
export const sentId = (id: string): string =>
  Array.from(id.slice(0, 2 * LONGEST_READ + 2))
    .slice(0, LONGEST_READ + 1)
    .join('');

/** The call that looks one consignment up. */
export const TRACK = 'track_consignment';
export const trackArguments = (trackingId: string) => ({ tracking_id: sentId(trackingId) });
