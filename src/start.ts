import { listenEarly } from '@/app/boot/earlyActs';
import { showRest, showRestInTime } from '@/app/boot/restOfPage';
import { markUnanswered } from '@/ui/forms/unansweredMark';

/** Delay before retrying the bootstrap, and where no paint is reported: in background tabs, and to search engines. */
const AGAIN_MS = 3_000;

/**
 * The inline script of every prerendered page: records early acts, and fetches the bootstrap once the page is painted or on
 * the first act. While the bootstrap cannot be loaded, each submitted form says that it was not sent.
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
      showRest(root);
      for (const { type, target } of kept) if (type === 'submit') markUnanswered(target as Element, true);
      setTimeout(fetchBoot, AGAIN_MS);
    };
    document.head.append(script);
  };
  const { kept } = listenEarly(fetchBoot);
  const begin = () => {
    fetchBoot();
    showRestInTime();
  };
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  setTimeout(begin, AGAIN_MS);
};

start();
