import { act, fireEvent } from '@testing-library/react';

/** Everything observed comes onto the screen, or leaves it, when the test says so. jsdom has no layout of its own. */
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

/** A browser of which such queries are true, and no others. */
export const stubMedia = (isTrue: RegExp) => {
  const listOf = (query: string) => ({
    matches: isTrue.test(query),
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  });
  Object.defineProperty(window, 'matchMedia', { value: listOf, configurable: true });
  return () => Reflect.deleteProperty(window, 'matchMedia');
};

/** The system asks for stillness. */
export const stubReducedMotion = () => stubMedia(/prefers-reduced-motion/);

/** Another tab comes to the front, or this one again. */
export const hidePage = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  fireEvent(document, new Event('visibilitychange'));
};

export const resizeTo = (width: number) => {
  window.innerWidth = width;
  fireEvent(window, new Event('resize'));
};

/** Lets time pass, with what React does in it. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
