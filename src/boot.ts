import './app/fonts.css';
import './app/restOfPage.css';
import { keepEarlyActs } from './app/early';
import { applyLateStyleInTime } from './app/lateStyle';
import { appOf } from './app/loadApp';
import { layOutRestLater } from './app/restOfPage';
import { wakeOnUse } from './app/wake';
import { fetchSlides } from './ui/slidePictures';

/**
 * All the script that a page starts with, at the end of its first view. A prerendered page is complete without the app,
 * which is fetched with the first sign of use; everywhere else it is fetched at once.
 */
const boot = () => {
  document.currentScript?.remove(); // React knows nothing of it
  const root = document.getElementById('root');
  if (!root) return;
  const app = appOf(root);
  if (root.dataset.page === undefined) return void app.run();
  layOutRestLater(root);
  applyLateStyleInTime();
  const early = keepEarlyActs(root, () => wake());
  const wake = wakeOnUse(root, {
    fetchAhead: app.fetch,
    fetchSlides: () => {
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) fetchSlides(root);
    },
    start: () => app.run().then(early.replay, early.refuse),
  });
};

boot();
