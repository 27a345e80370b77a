import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppDispatch } from '@/redux/hooks';
import { useSignOutMutation } from './authApi';
import { IdleWarning } from './IdleWarning';
import { leftAlone } from './sessionSlice';
import { watchIdle } from './watchIdle';

/** Signs the admin out after 15 minutes of inactivity, with a warning one minute before. */
export function IdleGuard() {
  const dispatch = useAppDispatch();
  const [signOut] = useSignOutMutation();
  const [until, setUntil] = useState<number>();
  const watch = useRef<ReturnType<typeof watchIdle>>(null);
  const leave = useEffectEvent(() => dispatch(leftAlone()));
  useEffect(() => {
    watch.current = watchIdle({ onWarning: setUntil, onLeft: leave });
    return () => watch.current?.stop();
  }, []);
  if (until === undefined) return null;
  return <IdleWarning until={until} onStay={() => watch.current?.stay()} onLeave={() => void signOut()} />;
}
