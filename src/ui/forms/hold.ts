import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** Gives the fields of a form a function that keeps it from being sent, until the function that this returns is called. */
export const HoldContext = createContext<() => () => void>(() => () => undefined);

/** Keeps the form around a field from being sent while a chosen file, say, is being prepared: sent now, it would be missing. */
export const useHold = (isPreparing: boolean) => {
  const hold = useContext(HoldContext);
  // A layout effect, because the form may be submitted right away.
  useLayoutEffect(() => {
    return isPreparing ? hold() : undefined;
  }, [isPreparing, hold]);
};

/** For the form: whether any field keeps it from being sent, and the value for its `HoldContext`. */
export const useHolds = () => {
  const [count, setCount] = useState(0);
  const hold = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return [count > 0, hold] as const;
};
