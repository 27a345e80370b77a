import { whenLoaded } from '@/ui/whenLoaded';

/** The written page's `<style>` that fetches its fonts. */
export const LATE_STYLE = 'late';

const applyLateStyle = () => {
  document.getElementById(LATE_STYLE)?.setAttribute('media', 'all');
};

/** Time for the last picture to be put on the screen after it has come. */
const PAINT_MS = 100;

const afterPaint = (act: () => void) => {
  const wait = () => setTimeout(act, PAINT_MS);
  // The entry comes after the paint itself, which on a busy machine is long after the page was ready for it.
  const painted = () => new PerformanceObserver(wait).observe({ type: 'paint', buffered: true });
  whenLoaded(painted);
};

/** The page's own fonts wait until its first view is painted; who comes from another of its pages has them already. */
export const applyLateStyleInTime = () => {
  if (document.referrer.startsWith(location.origin)) applyLateStyle();
  else afterPaint(applyLateStyle);
};
