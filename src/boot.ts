import './app/fonts.css';
import { keepEarlyActs } from './app/early';
import { applyLateStyleInTime } from './app/lateStyle';
import { wakeOnUse } from './app/wake';

/**
 * All the script that a page starts with. A prerendered page is complete without the app, which is fetched with the
 * first sign of use; everywhere else it is fetched at once.
 */
const boot = () => {
  const root = document.getElementById('root');
  if (!root) return;
  const load = () => import(/* webpackChunkName: "app" */ './main').then(({ ready }) => ready);
  if (root.dataset.page === undefined) return void load();
  applyLateStyleInTime();
  const early = keepEarlyActs(root, () => wake());
  const wake = wakeOnUse(root, () => load().then(early.replay, early.refuse));
};

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', boot);
else boot();
