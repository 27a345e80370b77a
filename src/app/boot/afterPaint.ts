import { PAINT_MS } from '@/config/timing';
import { whenLoaded } from '@/ui/loading/whenLoaded';

/** Acts once the first view has arrived and is on the screen. */
export const afterPaint = (act: () => void) => {
  // Once: the first paint and the first one with content may be told apart.
  const wait = (_: unknown, observer: PerformanceObserver) => {
    observer.disconnect();
    setTimeout(act, PAINT_MS);
  };
  // The entry comes after the paint itself, which on a busy machine is long after the page was ready for it.
  const painted = () => new PerformanceObserver(wait).observe({ type: 'paint', buffered: true });
  whenLoaded(painted);
};
