import { useEffect, useEffectEvent } from 'react';

/** Calls back every `delay` ms; null stops it, as does unmounting. */
export const useInterval = (callback: () => void, delay: number | null) => {
  const tick = useEffectEvent(callback);
  useEffect(() => {
    if (delay === null) return;
    const timer = setInterval(() => tick(), delay);
    return () => clearInterval(timer);
  }, [delay]);
};
