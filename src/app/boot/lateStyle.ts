import { afterPaint } from './afterPaint';

/** Id of the prerendered page's `<style>` that loads its fonts. */
export const LATE_STYLE = 'late';

const applyLateStyle = () => {
  document.getElementById(LATE_STYLE)?.setAttribute('media', 'all');
};

/** Fonts wait until the first view is painted; visitors who come from another page of the site have them cached. */
export const applyLateStyleInTime = () => {
  if (document.referrer.startsWith(location.origin)) applyLateStyle();
  else afterPaint(applyLateStyle);
};
