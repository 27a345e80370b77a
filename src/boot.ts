import './app/fonts.css';
import './app/restOfPage.css';
import { keepEarlyActs } from './app/early';
import { applyLateStyleInTime } from './app/lateStyle';
import { appOf } from './app/loadApp';
import { layOutRestLater } from './app/restOfPage';
import { wakeOnUse } from './app/wake';
import { inTheEnd } from './ui/inTheEnd';
import { fetchSlides } from './ui/slidePictures';

/**
 * The bootstrap: with `start.ts` all the script that a page runs by itself. A prerendered page is complete without the
 * app, which is fetched with the first sign of use; everywhere else it is fetched at once.
 */
const boot = () => {
  const root = document.getElementById('root');
  if (!root) return;
  const app = appOf(root);
  // There is nothing to see without it, and nobody else asks for it again.
  if (root.dataset.page === undefined) return void inTheEnd(app.run);
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
  applyLateStyleInTime();
};

boot();
