import { act, fireEvent } from '@testing-library/react';

/** Everything observed enters or leaves the screen when the test says so. jsdom has no layout. */
export const stubIntersection = () => {
  const seers = new Set<(isIntersecting: boolean) => void>();
  class Observer {
    private readonly see: (isIntersecting: boolean) => void;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.see = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {
      seers.add(this.see);
    }
    disconnect() {
      seers.delete(this.see);
    }
  }
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true });
  return {
    show: (isOnScreen: boolean) => act(() => seers.forEach((see) => see(isOnScreen))),
    restore: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  };
};

/** A browser in which only media queries that match `isTrue` are true. */
export const stubMedia = (isTrue: RegExp) => {
  const listOf = (query: string) => ({
    matches: isTrue.test(query),
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
  Object.defineProperty(window, 'matchMedia', { value: listOf, configurable: true });
  return () => Reflect.deleteProperty(window, 'matchMedia');
};

export const stubReducedMotion = () => stubMedia(/prefers-reduced-motion/);

/** Another tab comes to the front, or this one returns to it. */
export const hidePage = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  fireEvent(document, new Event('visibilitychange'));
};

export const resizeTo = (width: number) => {
  window.innerWidth = width;
  fireEvent(window, new Event('resize'));
};

/** Advances time, including React's updates. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
