import { useEffect, useState } from 'react';

const LONGEST_WAIT_MS = 2_000;
const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;

/** True once the page has nothing better to do, or the person has touched it: what can wait is loaded then. */
export const useIdle = () => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIsIdle(true);
    const timer =
      'requestIdleCallback' in window
        ? window.requestIdleCallback(begin, { timeout: LONGEST_WAIT_MS })
        : setTimeout(begin, LONGEST_WAIT_MS);
    for (const touch of TOUCHES) window.addEventListener(touch, begin, { once: true, passive: true });
    return () => {
      if ('cancelIdleCallback' in window) window.cancelIdleCallback(timer as number);
      else clearTimeout(timer);
      for (const touch of TOUCHES) window.removeEventListener(touch, begin);
    };
  }, []);
  return isIdle;
};
