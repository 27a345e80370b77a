import { useLayoutEffect, useRef } from 'react';

/** Returns a function that takes element ids: the first enabled one is focused once the next change has rendered. */
export const useFocusAfterChange = (changing: unknown) => {
  const wanted = useRef<readonly string[]>([]);
  // A layout effect: another of an earlier change may still be due when the ids arrive.
  useLayoutEffect(() => {
    const found = wanted.current.map((id) => document.getElementById(id));
    found.find((element) => element?.matches(':enabled'))?.focus();
    wanted.current = [];
  }, [changing]);
  return (...ids: readonly string[]) => {
    wanted.current = ids;
  };
};
