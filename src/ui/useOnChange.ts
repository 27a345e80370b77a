import { useEffect, useRef } from 'react';

/** Calls `act` after each change of a value, from the one that it has at first unless another is given. */
export const useOnChange = (value: unknown, act: () => void, first = value) => {
  const last = useRef(first);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    act();
  }, [value, act]);
};
