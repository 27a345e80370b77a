import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that says whether the component is still shown: an answer that comes later moves nobody. */
export const useIsMounted = () => {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return useCallback(() => isMounted.current, []);
};
