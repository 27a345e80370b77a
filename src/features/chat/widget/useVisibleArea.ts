import { useEffect, type RefObject } from 'react';

/**
 * Sets the area that the on-screen keyboard leaves visible as CSS variables on the element: where the keyboard overlays
 * the page, as on iPhones, no CSS unit reflects it.
 */
export const useVisibleArea = (ref: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      ref.current?.style.setProperty('--visible-height', `${view.height}px`);
      ref.current?.style.setProperty('--visible-top', `${view.offsetTop}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [ref]);
};
