import { useEffect } from 'react';
import { whenLoaded } from '@/ui/loading/whenLoaded';
import { readsEnglish } from '@/ui/readsEnglish';

/**
 * Runs `act` after the page has loaded. Its forms are requested at the same time and hydrated before the translator's own
 * scripts arrive, unless their download fails: a part whose text was changed before hydration is rendered again.
 */
const whenQuiet = (act: () => void) => whenLoaded(() => setTimeout(act));

/** The page stays as it is if the translator cannot be loaded. */
const untranslated = () => undefined;

/** Rendered on public pages only. Checks the browser's language; the rest is loaded if it is needed. */
export function Translation() {
  useEffect(() => {
    if (readsEnglish()) return;
    whenQuiet(
      () =>
        void import(/* webpackChunkName: "translate" */ './translate').then(
          ({ translate }) => translate(),
          untranslated,
        ),
    );
  }, []);
  return null;
}
