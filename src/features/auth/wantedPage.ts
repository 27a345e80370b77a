import type { Location } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { EndReason } from '@/domain/session/sessionSlice';

interface Wanted {
  wanted: string;
}

/** The state of the login's address: the page to open after the sign-in. It survives a reload. */
export const wantedState = ({ pathname, search, hash }: Location): Wanted => ({
  wanted: pathname + search + hash,
});

/** The same for a page that leaves by loading a document, which forgets why the session has ended. A logout starts afresh. */
export const loginState = (location: Location, ended: EndReason | null) => ({
  ...(ended !== 'signedOut' && wantedState(location)),
  ended,
});

/** Why the session of such a page has ended. */
export const endReasonOf = (state: unknown): EndReason | null =>
  ((state ?? {}) as { ended?: EndReason | null }).ended ?? null;

/** The page of the admin area that was asked for before the sign-in; undefined if it was the login itself. */
export const wantedPage = (state: unknown): string | undefined => {
  const { wanted } = (state ?? {}) as Partial<Wanted>;
  return typeof wanted === 'string' && wanted.startsWith(`${paths.admin}/`) ? wanted : undefined;
};
