import './app/fonts.css';
import { isAlive, keepEarlyActs } from './app/early';
import { applyLateStyleInTime } from './app/lateStyle';
import { turnSlides } from './app/slides';
import { wakeOnUse } from './app/wake';

/**
 * All the script that a page starts with, at the end of its document. A prerendered page is complete without the app,
 * which is fetched with the first sign of use; everywhere else it is fetched at once.
 */
const boot = () => {
  const root = document.getElementById('root');
  if (!root) return;
  const load = () => import(/* webpackChunkName: "app" */ './main').then(({ ready }) => ready);
  if (root.dataset.page === undefined) return void load();
  applyLateStyleInTime();
  turnSlides(root, isAlive);
  const early = keepEarlyActs(root, () => wake());
  /** Into the browser's cache; nothing of it runs. */
  const fetchAhead = () =>
    root.dataset.scripts?.split(' ').forEach(
      (file) =>
        void fetch(file).then(
          (answer) => answer.blob(),
          () => undefined,
        ),
    );
  const wake = wakeOnUse(root, {
    fetchAhead,
    start: () => {
      const started = load();
      fetchAhead();
      return started.then(early.replay, early.refuse);
    },
  });
};

boot();
