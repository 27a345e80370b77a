import { PRESSED } from '@/config/dom';
import { markPressed } from '@/ui/forms/pressedMark';
import { markUnanswered } from '@/ui/forms/unansweredMark';
import { recordEarlyEvents } from './earlyEvents';
import { keepAllTyped } from './keepTyped';

/** Delay before retrying the bootstrap, and where no paint is reported: in background tabs, and to search engines. */
const AGAIN_MS = 3_000;

/**
 * Records early events, and fetches the bootstrap once the page is painted or on the first press. While the bootstrap cannot
 * be loaded, each submitted form says that it was not sent, and keeps what was typed as its draft.
 */
export const startEarly = () => {
  const early = recordEarlyEvents(() => fetchAll());
  const giveUp = () => {
    early.pressed.length = 0;
    for (const button of document.querySelectorAll<HTMLElement>(`[${PRESSED}]`)) {
      const target = button.closest('form') ?? button;
      markPressed(target, false);
      markUnanswered(target, true);
    }
  };
  const fetched = new Set<string>();
  const fetchOne = (src: string) => {
    if (fetched.has(src)) return;
    fetched.add(src);
    const script = document.createElement('script');
    script.src = src;
    script.onerror = () => {
      fetched.delete(src);
      giveUp();
      setTimeout(fetchAll, AGAIN_MS);
    };
    document.head.append(script);
  };
  const fetchAll = () => document.getElementById('root')?.dataset.boot?.split(' ').forEach(fetchOne);
  // Where the app does not load, the visitor leaves for another page, or for the same one, and a form there reads its draft.
  addEventListener('pagehide', () => keepAllTyped(document));
  // What the address's fragment names opens as it would with the app.
  addEventListener('DOMContentLoaded', () =>
    document.getElementById(location.hash.slice(1))?.querySelector('details')?.setAttribute('open', ''),
  );
  new PerformanceObserver(fetchAll).observe({ type: 'paint', buffered: true });
  setTimeout(fetchAll, AGAIN_MS);
};
