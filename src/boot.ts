import './app/fonts.css';
import { reportBrowserErrors } from '@/app/boot/browserErrors';
import { fetchScripts, runScripts } from '@/app/boot/loadScripts';
import { replayEarlyEvents } from '@/app/boot/replayEarlyEvents';
import { wakeOnUse } from '@/app/boot/wake';
import { properPath } from '@/app/routing/properPath';
import { PARTS } from '@/config/dom';
import { readEnv } from '@/config/env';
import { isAdminPath, pagePathOf } from '@/config/paths';
import { SLIDES_AHEAD_MS } from '@/config/timing';
import { keepPage } from '@/ui/foreignFiles';
import { READY } from '@/ui/loading/ready';
import { retryForever } from '@/ui/loading/retryForever';
import { withRenewal } from '@/ui/loading/withRenewal';
import { fetchSlides } from '@/ui/picture/slidePictures';

/**
 * The bootstrap: with `start.ts`, all the script that a page runs by itself. A prerendered page is complete without the
 * app, which is fetched on the first sign of use; everywhere else it is fetched immediately.
 */
const boot = () => {
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

keepPage();
reportBrowserErrors(readEnv(location.origin));
boot();
