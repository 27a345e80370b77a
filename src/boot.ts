import './app/fonts.css';
import '@/app/boot/restOfPage.css';
import { keepEarlyActs } from '@/app/boot/early';
import { applyLateStyleInTime } from '@/app/boot/lateStyle';
import { appOf } from '@/app/boot/loadApp';
import { layOutRestLater } from '@/app/boot/restOfPage';
import { wakeOnUse } from '@/app/boot/wake';
import { properPath } from '@/app/routing/properPath';
import { retryForever } from '@/ui/loading/retryForever';
import { fetchSlides } from '@/ui/picture/slidePictures';

/**
 * The bootstrap: with `start.ts`, all the script that a page runs by itself. A prerendered page is complete without the
 * app, which is fetched on the first sign of use; everywhere else it is fetched immediately.
 */
const boot = () => {
  const root = document.getElementById('root');
  if (!root) return;
  const app = appOf(root);
  applyLateStyleInTime();
  // Without the app there is nothing to see, or another page that a static host serves instead; nothing else would retry.
  if (root.dataset.page !== properPath(location.pathname)) return void retryForever(app.run);
  const wake = wakeOnUse(root, {
    fetchAhead: app.fetch,
    fetchSlides: () => {
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) fetchSlides(root);
    },
    start: () =>
      app.run().then(
        () => early.replay(),
        (cause: unknown) => early.refuse(cause),
      ),
  });
  const early = keepEarlyActs(root, wake);
  layOutRestLater(root, wake);
};

boot();
