import { afterPaint } from './afterPaint';

/** The written page's `<style>` that fetches its fonts. */
export const LATE_STYLE = 'late';

const applyLateStyle = () => {
  document.getElementById(LATE_STYLE)?.setAttribute('media', 'all');
};

/** The page's own fonts wait until its first view is painted; who comes from another of its pages has them already. */
export const applyLateStyleInTime = () => {
  if (document.referrer.startsWith(location.origin)) applyLateStyle();
  else afterPaint(applyLateStyle);
};
