import { useEffect, useRef } from 'react';

/** Calls `act` after each change of a value; the initial value does not count. */
export const useOnChange = (value: unknown, act: () => void) => {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    act();
  }, [value, act]);
};
