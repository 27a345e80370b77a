import { useEffect, useState, type ComponentType } from 'react';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { retryPart } from '@/ui/loading/retryPart';
import { selectToasts, toastClosed } from './toastsSlice';

const load = () => import(/* webpackChunkName: "toasts" */ './ToastStack');

/**
 * Loads the toast library with the first toast, and keeps it: the last toast closes on its own. Offline the load fails,
 * which must not break the page: errors are dropped, as they would be out of date later, and the next toast tries again.
 * Successes retry until it has loaded: their form is already empty, and an unnotified user would submit it twice.
 */
export function Toaster() {
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);
  const [Stack, setStack] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (toasts.length === 0 || Stack) return;
    (toasts.some(({ kind }) => kind === 'success') ? retryPart(load) : load()).then(
      ({ ToastStack }) => setStack(() => ToastStack),
      () => toasts.forEach(({ id }) => dispatch(toastClosed(id))),
    );
  }, [dispatch, toasts, Stack]);
  return Stack && <Stack />;
}
