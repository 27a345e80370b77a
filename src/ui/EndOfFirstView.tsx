import { createContext, useContext, type ReactNode } from 'react';

/** What stands where the first view of a page ends. Nothing, but in a page that is being written (`src/prerender.tsx`). */
export const FirstViewMark = createContext<ReactNode>(null);

/** The place in a page that the first view of no window reaches beyond by much: what follows may come a moment later. */
export function EndOfFirstView() {
  return useContext(FirstViewMark);
}
