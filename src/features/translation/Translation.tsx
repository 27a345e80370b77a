import { useEffect } from 'react';
import { whenLoaded } from '@/ui/whenLoaded';

/** Once the page has arrived and nothing is left to hydrate: a translator changes what it finds. */
const whenQuiet = (act: () => void) => whenLoaded(() => setTimeout(act));

/** The page stays as it is where the translator cannot be fetched. */
const untranslated = () => undefined;

/** Stands on public pages alone. The browser's language is asked here; the rest is fetched where it is needed. */
export function Translation() {
  useEffect(() => {
    if (/^en\b/i.test(navigator.language)) return;
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
