import { LOAD_AGAIN_MS } from '@/config/timing';

/** What `load` resolves with, however often it fails before: it is tried again after a while. */
export const retryForever = <Value>(load: () => Promise<Value>): Promise<Value> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, LOAD_AGAIN_MS));
    return retryForever(load);
  });
