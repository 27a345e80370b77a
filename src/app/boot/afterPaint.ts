import { PAINT_MS } from '@/config/timing';
import { whenLoaded } from '@/ui/loading/whenLoaded';

/** Calls `act` once the first view has loaded and been painted. */
export const afterPaint = (act: () => void) => {
  // Once only: first-paint and first-contentful-paint may be reported separately.
  const wait = (_: unknown, observer: PerformanceObserver) => {
    observer.disconnect();
    setTimeout(act, PAINT_MS);
  };
  // The entry follows the actual paint, which on a busy machine is long after the page was ready for it.
  const painted = () => new PerformanceObserver(wait).observe({ type: 'paint', buffered: true });
  whenLoaded(painted);
};
