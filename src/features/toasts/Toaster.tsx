import { lazy, Suspense, useState } from 'react';
import { useAppSelector } from '@/redux/hooks';
import { selectToasts } from './toastsSlice';

const ToastStack = lazy(() =>
  import(/* webpackChunkName: "toasts" */ './ToastStack').then(({ ToastStack: component }) => ({
    default: component,
  })),
);

/** Loads the toast library with the first toast, and keeps it: the last toast leaves on its own. */
export function Toaster() {
  const hasToasts = useAppSelector(selectToasts).length > 0;
  const [isNeeded, setIsNeeded] = useState(false);
  if (hasToasts && !isNeeded) setIsNeeded(true);
  return isNeeded ? (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  ) : null;
}
