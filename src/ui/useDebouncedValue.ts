import { useEffect, useState } from 'react';

/** The value once it has stayed the same for `ms`. */
export const useDebouncedValue = <Value>(value: Value, ms: number) => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
};
