import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { authCopy } from '@/content/auth';
import { useAppSelector } from '@/redux/hooks';
import { ErrorState } from '@/ui/ErrorState';
import { CheckingSession } from './CheckingSession';
import { selectEndReason } from '@/domain/session/sessionSlice';
import { useSession } from './useSession';
import { wantedState } from './wantedPage';

/**
 * The admin area's route guard: waits for the session, then shows the page or the login (docs/conformance.md, section
 * 6). The login leads back to the page, except after a logout. Whoever is a scanner sees one page at all addresses. `waiting` is
 * shown to who has a session until the server has said whose it is.
 */
export function RequireAdmin({ scanner, waiting }: { scanner: ReactNode; waiting: ReactNode }) {
  const { user, role, isRefused, isUnreachable, retry } = useSession();
  const isLoggedOut = useAppSelector(selectEndReason) === 'signedOut';
  const location = useLocation();
  if (isRefused)
    return <Navigate to={paths.login} state={isLoggedOut ? null : wantedState(location)} replace />;
  if (role) return role === 'scanner' ? scanner : <Outlet />;
  if (isUnreachable) return <ErrorState message={authCopy.unchecked} onRetry={() => void retry()} />;
  return user ? waiting : <CheckingSession minHeight="100vh" />;
}
