import { useEffect, useState, type ComponentType } from 'react';
import { useAppSelector } from '@/redux/hooks';
import { selectToasts } from './toastsSlice';

/**
 * Loads the toast library with the first toast, and keeps it: the last toast leaves on its own. A page that is offline
 * cannot load it, and may not break for that: the next toast tries again, and shows what has been waiting.
 */
export function Toaster() {
  const toasts = useAppSelector(selectToasts);
  const [Stack, setStack] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (toasts.length === 0 || Stack) return;
    import(/* webpackChunkName: "toasts" */ './ToastStack').then(
      ({ ToastStack }) => setStack(() => ToastStack),
      () => undefined,
    );
  }, [toasts, Stack]);
  return Stack && <Stack />;
}
