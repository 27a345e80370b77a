import { useEffect, useState, type PointerEvent, type RefObject } from 'react';
import { useInView } from './useInView';
import { usePageShown } from './usePageShown';
import { useReducedMotion } from './useReducedMotion';

/**
 * Whether a part of the page may move now (WCAG 2.2.2): not while it is hovered or focused, in a hidden tab or off the
 * screen, and not if the user paused it or prefers reduced motion.
 */
export const useMotion = (ref: RefObject<HTMLElement | null>) => {
  const [choice, setChoice] = useState<boolean>();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    // It may have had the focus before hydration.
    if (ref.current?.contains(document.activeElement)) setIsFocused(true);
  }, [ref]);
  const isInView = useInView(ref);
  const isPageShown = usePageShown();
  const isReduced = useReducedMotion();
  const isOn = choice ?? !isReduced;
  return {
    /** State of the control: running, or paused by the user. */
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
