import { useEffect } from 'react';
import { whenLoaded } from '@/ui/loading/whenLoaded';
import { readsEnglish } from '@/ui/readsEnglish';

/**
 * Once the page has arrived. Its forms are asked for at the same time, and are alive when the translator's own scripts have
 * come, unless theirs fail: a part whose text was changed before is drawn anew.
 */
const whenQuiet = (act: () => void) => whenLoaded(() => setTimeout(act));

/** The page stays as it is where the translator cannot be fetched. */
const untranslated = () => undefined;

/** Stands on public pages alone. The browser's language is asked here; the rest is fetched where it is needed. */
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
