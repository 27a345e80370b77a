import { useEffect, useState, type ComponentType } from 'react';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { selectToasts, toastClosed } from './toastsSlice';

/**
 * Loads the toast library with the first toast, and keeps it: the last toast leaves on its own. A page that is offline
 * cannot load it, and may not break for that: what waited would be out of date later, and the next toast tries again.
 */
export function Toaster() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);
  const [Stack, setStack] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (toasts.length === 0 || Stack) return;
    import(/* webpackChunkName: "toasts" */ './ToastStack').then(
      ({ ToastStack }) => setStack(() => ToastStack),
      () => toasts.forEach(({ id }) => dispatch(toastClosed(id))),
    );
  }, [dispatch, toasts, Stack]);
  return Stack && <Stack />;
}
