import { createContext, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** Holds back the form around a field; what it returns lets the form go. */
export const HoldContext = createContext<() => () => void>(() => () => undefined);

/** Holds back the form around a field while something that was chosen is being prepared: sent now, the form would lack it. */
export const useHold = (isPreparing: boolean) => {
  const hold = useContext(HoldContext);
  // A layout effect, because the form may be submitted right away.
  useLayoutEffect(() => {
    return isPreparing ? hold() : undefined;
  }, [isPreparing, hold]);
};

/** Whether any field holds a form back, and the value of its `HoldContext`. */
export const useHolds = () => {
  const [count, setCount] = useState(0);
  const hold = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return [count > 0, hold] as const;
};
