import { useEffect, useState, type PointerEvent, type RefObject } from 'react';
import { useInView } from './useInView';
import { usePageShown } from './usePageShown';
import { useReducedMotion } from './useReducedMotion';

/**
 * Whether a part of the page may move now (WCAG 2.2.2): not while it is pointed at or has the focus, not in a
 * hidden tab or off the screen, and not when the person paused it or asked the system for stillness.
 */
export const useMotion = (ref: RefObject<HTMLElement | null>) => {
  const [choice, setChoice] = useState<boolean>();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    // The focus may have come before the app did.
    if (ref.current?.contains(document.activeElement)) setIsFocused(true);
  }, [ref]);
  const isInView = useInView(ref);
  const isPageShown = usePageShown();
  const isReduced = useReducedMotion();
  const isOn = choice ?? !isReduced;
  return {
    /** What the control shows: running, or paused by choice. */
    isOn,
    isReduced,
    isMoving: isOn && !isHovered && !isFocused && isPageShown && isInView !== false,
    toggle: () => setChoice(!isOn),
    /** For the moving part itself; the pause control stays outside of it. */
    hold: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
};
