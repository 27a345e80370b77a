import { useEffect } from 'react';
import { announceReady } from './ready';

/**
 * Announces that React handles the events of what is rendered beside it. It stands inside the page's `Suspense`, whose
 * content hydrates after everything around it: a form submitted in between would reload the page. It also stands beside
 * what replaces unmanaged content.
 */
export function AnnounceReady() {
  useEffect(() => {
    const root = document.getElementById('root');
    if (root) announceReady(root);
  }, []);
  return null;
}
