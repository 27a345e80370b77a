import { useEffect, useState, type PointerEvent, type RefObject } from 'react';
import { useStill } from './pageMotion';
import { useInView } from './useInView';
import { usePageShown } from './usePageShown';
import { useReducedMotion } from './useReducedMotion';

/**
 * Whether a part of the page may move now (WCAG 2.2.2): not while it is hovered or focused, in a hidden tab or off the
 * screen, and not if the user stopped what moves (`pageMotion.ts`) or prefers reduced motion.
 */
export const useMotion = (ref: RefObject<HTMLElement | null>) => {
  const isStill = useStill();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    // It may have had the focus before hydration.
    if (ref.current?.contains(document.activeElement)) setIsFocused(true);
  }, [ref]);
  const isInView = useInView(ref);
  const isPageShown = usePageShown();
  const isReduced = useReducedMotion();
  return {
    isReduced,
    isMoving: !isStill && !isReduced && !isHovered && !isFocused && isPageShown && isInView !== false,
    /** For the moving part itself. */
    hold: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
};
