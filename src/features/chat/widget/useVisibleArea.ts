import { useEffect, type RefObject } from 'react';

/**
 * Tells the element's style what the on-screen keyboard leaves of the screen: where the keyboard lies over the page,
 * as on iPhones, no unit of CSS knows.
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
