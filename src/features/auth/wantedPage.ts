import type { Location } from 'react-router-dom';
import { paths } from '@/config/paths';

interface Wanted {
  wanted: string;
}

/** The state of the login's address: the page to open after the sign-in. It survives a reload. */
export const wantedState = ({ pathname, search, hash }: Location): Wanted => ({
  wanted: pathname + search + hash,
});

/** The page of the admin area that was asked for before the sign-in; undefined if it was the login itself. */
export const wantedPage = (state: unknown): string | undefined => {
  const { wanted } = (state ?? {}) as Partial<Wanted>;
  return typeof wanted === 'string' && wanted.startsWith(`${paths.admin}/`) ? wanted : undefined;
};
