import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isComposing } from '@/ui/forms/isComposing';

/** Escape inside `place`, or while nothing has the focus: the event's target is then the body. */
export const useEscape = (place: RefObject<HTMLElement | null>, onEscape: () => void) => {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      const target = event.target as Node;
      if (target === document.body || place.current?.contains(target)) leave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [place]);
};
