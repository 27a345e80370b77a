import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppDispatch } from '@/redux/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { IdleWarning } from './IdleWarning';
import { sessionIdledOut } from './sessionSlice';
import { useLogOut } from './useLogOut';
import { watchIdle } from './watchIdle';

/** Signs the admin out after 15 minutes of inactivity, with a warning one minute before. */
export function IdleGuard() {
  const dispatch = useAppDispatch();
  const { logOut, question } = useLogOut();
  const [until, setUntil] = useState<number>();
  const watch = useRef<ReturnType<typeof watchIdle>>(null);
  const leave = useEffectEvent(() => dispatch(sessionIdledOut()));
  useEffect(() => {
    watch.current = watchIdle({ onWarning: setUntil, onIdleOut: leave });
    return () => watch.current?.stop();
  }, []);
  if (until === undefined) return null;
  return (
    <>
      <IdleWarning until={until} onStay={() => watch.current?.stay()} onLeave={logOut} />
      <ConfirmDialog {...question} />
    </>
  );
}
