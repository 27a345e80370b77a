import type { ReactNode } from 'react';
import { useAppSelector } from '@/redux/hooks';
import { IdleGuard } from './IdleGuard';
import { LockScreen } from './LockScreen';
import { selectLockedAt, selectSessionUser } from '@/domain/session/sessionSlice';
import { UnlockForms } from './unlockFormsPart';

/** Waits until the admin is idle, and then for the password. */
export function IdleLock({ announced }: { announced: ReactNode }) {
  const since = useAppSelector(selectLockedAt);
  const user = useAppSelector(selectSessionUser);
  if (!user) return null;
  if (since === null) return <IdleGuard locks onWarning={() => void UnlockForms.load()} />;
  return <LockScreen since={since} user={user} announced={announced} />;
}
