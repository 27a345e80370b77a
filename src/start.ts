import { recordEarlyEvents } from '@/app/boot/earlyEvents';
import { markPressed } from '@/ui/forms/pressedMark';
import { markUnanswered } from '@/ui/forms/unansweredMark';

/** Delay before retrying the bootstrap, and where no paint is reported: in background tabs, and to search engines. */
const AGAIN_MS = 3_000;

/**
 * The inline script of every prerendered page: records early events, and fetches the bootstrap once the page is painted or
 * on the first press. While the bootstrap cannot be loaded, each submitted form says that it was not sent.
 */
const start = () => {
  let isFetching = false;
  const fetchBoot = () => {
    const root = document.getElementById('root');
    if (isFetching || !root) return;
    isFetching = true;
    const script = document.createElement('script');
    script.src = root.dataset.boot ?? '';
    script.onerror = () => {
      isFetching = false;
      for (const target of early.pressed.splice(0)) {
        markPressed(target, false);
        markUnanswered(target, true);
      }
      setTimeout(fetchBoot, AGAIN_MS);
    };
    document.head.append(script);
  };
  const early = recordEarlyEvents(fetchBoot);
  new PerformanceObserver(fetchBoot).observe({ type: 'paint', buffered: true });
  setTimeout(fetchBoot, AGAIN_MS);
};

start();
