import { useEffect, useRef } from 'react';

/** Acts after each change of a value, which it began with is none. */
export const useOnChange = (value: unknown, act: () => void) => {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    act();
  }, [value, act]);
};
