import { Suspense, type ReactNode } from 'react';
import { useAppSelector } from '@/redux/hooks';
import { lazyPart } from '@/ui/loading/lazyPart';
import { LoadingState } from '@/ui/loading/LoadingState';
import { useWasTrue } from '@/ui/useWasTrue';
import { selectLockedAt } from '@/domain/session/sessionSlice';

const IdleLock = lazyPart(
  () => import(/* webpackChunkName: "admin-idle" */ './IdleLock'),
  (part) => part.IdleLock,
);

interface LockGateProps {
  /** What the locked screen shows of the page. */
  announced: ReactNode;
  children: ReactNode;
}

/**
 * Pages that an idle admin's locked screen covers. They stay mounted, so that the admin comes back to what was there; in a tab that
 * was opened locked they are mounted once it is unlocked.
 */
export function LockGate({ announced, children }: LockGateProps) {
  const isLocked = useAppSelector(selectLockedAt) !== null;
  const wasOpened = useWasTrue(!isLocked);
  const waiting = wasOpened ? null : <LoadingState label="Loading" minHeight="100vh" />;
  return (
    <>
      {wasOpened && children}
      <Suspense fallback={waiting}>
        <IdleLock announced={announced} />
      </Suspense>
    </>
  );
}
