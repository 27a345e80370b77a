import { decodeSegment, paths } from '@/config/paths';

/** What an address of the tracking page asks for: the ids below the page, or those of its query. */
export const soughtAt = ({ pathname, search }: { pathname: string; search: string }): string => {
  const named = decodeSegment(pathname.slice(paths.tracking.length + 1));
  return (named || new URLSearchParams(search).getAll('id').join()).trim();
};

/** The address that asks for these ids. */
export const addressOfIds = (ids: readonly string[]): string =>
  `${paths.tracking}?id=${ids.map(encodeURIComponent).join()}`;

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
