import { useLayoutEffect, useRef } from 'react';

/** Returns a function that takes element ids: the first enabled one is focused once the next change has rendered. */
export const useFocusAfterChange = (changing: unknown) => {
  const wantedNames = useRef<readonly string[]>([]);
  // A layout effect: another of an earlier change may still be due when the ids arrive.
  useLayoutEffect(() => {
    const elements = wantedNames.current.map((id) => document.getElementById(id));
    elements.find((element) => element?.matches(':enabled'))?.focus();
    wantedNames.current = [];
  }, [changing]);
  return (...ids: readonly string[]) => {
    wantedNames.current = ids;
  };
};
