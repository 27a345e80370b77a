import { LOAD_AGAIN_MS } from '@/config/timing';
import type { Listener } from './listening';

/**
 * Downloads code that a listener needs, and unsubscribes the listener, so that this happens once. A failed download is tried
 * again after a delay, until the listener is cancelled.
 */
export const loadPart = async <Part>(listener: Listener, load: () => Promise<Part>): Promise<Part> => {
  listener.unsubscribe();
  for (;;) {
    const part = await load().catch(() => undefined);
    if (part) return part;
    await listener.delay(LOAD_AGAIN_MS);
  }
};
