import { PARTS } from '@/config/dom';
import { isAdminPath, pagePathOf } from '@/config/paths';
import { SLIDES_AHEAD_MS } from '@/config/timing';
import { READY } from '@/ui/loading/ready';
import { retryForever } from '@/ui/loading/retryForever';
import { withRenewal } from '@/ui/loading/withRenewal';
import { fetchSlides } from '@/ui/picture/slidePictures';
import { properPath } from '../routing/properPath';
import { fetchScripts, runScripts } from './loadScripts';
import { replayEarlyEvents } from './replayEarlyEvents';
import { wakeOnUse } from './wake';

/**
 * Fetches and runs the app. A prerendered page is complete without it: there that waits for the first sign of use; everywhere
 * else it begins immediately.
 */
export const startBootstrap = () => {
  const root = document.getElementById('root');
  if (!root) return;
  const { scripts: app, admin } = root.dataset;
  // The app would ask for the admin area's scripts only once it runs itself.
  const lists = isAdminPath(location.pathname) ? [app, admin] : [app];
  const scripts = lists.flatMap((list) => list?.split(' ') ?? []);
  const ready = new Promise((resolve) => root.addEventListener(READY, resolve, { once: true }));
  const start = withRenewal(() => runScripts(scripts).then(() => ready));
  // Without the app there is nothing to see, or another page that a static host serves instead; nothing else would retry.
  if (root.dataset.page !== pagePathOf(properPath(location.pathname))) return void retryForever(start);
  const startOrGiveUp = () =>
    start().catch((cause: unknown) => {
      giveUp();
      throw cause;
    });
  const wake = wakeOnUse(root, startOrGiveUp, () => {
    fetchScripts(scripts);
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      setTimeout(() => fetchSlides(root), SLIDES_AHEAD_MS);
  });
  const giveUp = replayEarlyEvents(root, (target) => {
    wake();
    fetchScripts(target.getAttribute(PARTS)?.split(' ') ?? []);
  });
};
