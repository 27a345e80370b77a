import { createContext, useContext, type ReactNode } from 'react';

/** What stands where the first view of a page ends. Nothing, but in a page that is being written (`src/prerender.tsx`). */
export const FirstViewMark = createContext<ReactNode>(null);

/** A place that the first view of a page hardly reaches beyond, in any window: what follows may come a moment later. */
export function EndOfFirstView() {
  return useContext(FirstViewMark);
}
