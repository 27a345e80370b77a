import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { authCopy } from '@/content/auth';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { IdleWarning } from './IdleWarning';
import { lock } from './lock';
import { selectSessionUser, sessionIdledOut } from '@/domain/session/sessionSlice';
import { useLogOut } from './useLogOut';
import { watchIdle } from './watchIdle';

interface IdleGuardProps {
  locks?: boolean;
  /** A minute before it locks or signs out. */
  onWarning?: () => void;
}

/** Locks the screen after 15 minutes of inactivity, or signs out, with a warning one minute before. */
export function IdleGuard({ locks = false, onWarning }: IdleGuardProps) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectSessionUser)?.id ?? '';
  const { logOut, question } = useLogOut();
  const [until, setUntil] = useState<number>();
  const watch = useRef<ReturnType<typeof watchIdle>>(null);
  const leave = useEffectEvent(() => {
    // The warning gives the focus back first: the locked screen returns it to where it was.
    if (until !== undefined) flushSync(() => setUntil(undefined));
    if (locks) dispatch(lock());
    else dispatch(sessionIdledOut('idle'));
  });
  const warn = useEffectEvent((end: number | undefined) => {
    setUntil(end);
    if (end !== undefined) onWarning?.();
  });
  useEffect(() => {
    watch.current = watchIdle({ user, onWarning: warn, onIdleOut: leave });
    return () => watch.current?.stop();
  }, [user]);
  if (until === undefined) return null;
  return (
    <>
      <IdleWarning
        until={until}
        text={locks ? authCopy.idleLockText : authCopy.idleText}
        onStay={() => watch.current?.stay()}
        onLeave={logOut}
      />
      <ConfirmDialog {...question} />
    </>
  );
}
