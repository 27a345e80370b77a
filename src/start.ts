import { listenEarly } from '@/app/boot/earlyActs';
import { showRest, showRestInTime } from '@/app/boot/restOfPage';
import { markUnanswered } from '@/ui/forms/unansweredMark';

/** After the bootstrap could not be had, and where no paint is told of: in a tab behind others, or to a search engine. */
const AGAIN_MS = 3_000;

/**
 * The script that stands in every written page: it keeps what is done to the page, and fetches the bootstrap once the page
 * is painted, or with the first act. As long as that cannot be had, it says so beside each form that was sent.
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
