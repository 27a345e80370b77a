import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { mendedLink } from '@/config/linkAddress';

/** Leads a link with a token to its page, whose address mail programs and gateways have changed; nothing else is shown of it. */
export function ProperAddress({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const mended = mendedLink(pathname + search + hash);
  return mended ? <Navigate to={mended.page + mended.fragment} replace /> : children;
}
