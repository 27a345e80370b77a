import { useEffect, useSyncExternalStore } from 'react';

/** One choice for everything that moves, on all pages until the next reload. */
let isPaused = false;
/** Parts over the page that everything stands still behind. */
let holds = 0;

const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
};

/** Stops everything that moves, and starts it again. */
export const togglePageMotion = () => {
  isPaused = !isPaused;
  tell();
};

/** Whether the visitor has stopped what moves. */
export const usePaused = () =>
  useSyncExternalStore(
    subscribe,
    () => isPaused,
    () => false,
  );

/** Whether what moves has to stand still. */
export const useStill = () =>
  useSyncExternalStore(
    subscribe,
    () => isPaused || holds > 0,
    () => false,
  );

/** While this part covers the page and the button that stops it, everything stands still. */
export const useStillBehind = (isCovering: boolean) =>
  useEffect(() => {
    if (!isCovering) return;
    holds += 1;
    tell();
    return () => {
      holds -= 1;
      tell();
    };
  }, [isCovering]);
