import { LOAD_AGAIN_MS } from '@/config/timing';

/** Resolves with the value of `load`, which is retried after a while, however often it fails. */
export const retryForever = <Value>(load: () => Promise<Value>): Promise<Value> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, LOAD_AGAIN_MS));
    return retryForever(load);
  });
