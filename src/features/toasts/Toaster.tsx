import { lazy, Suspense } from 'react';
import { useAppSelector } from '@/redux/hooks';
import { selectToasts } from './toastsSlice';

const ToastStack = lazy(() =>
  import('./ToastStack').then(({ ToastStack: component }) => ({ default: component })),
);

/** Loads the toast library with the first toast. */
export function Toaster() {
  const toasts = useAppSelector(selectToasts);
  return toasts.length > 0 ? (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  ) : null;
}
