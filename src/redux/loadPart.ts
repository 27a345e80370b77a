import type { UnknownAction } from '@reduxjs/toolkit';
import { LOAD_AGAIN_MS } from '@/config/timing';
import type { Listener } from './listening';

/**
 * Downloads the code that an action needs, once: its listener is unsubscribed meanwhile. If the download fails, the code
 * is still needed: the action is dispatched again after a delay, and `undefined` is returned.
 */
export const loadPart = async <Part>(
  action: UnknownAction,
  listener: Listener,
  load: () => Promise<Part>,
): Promise<Part | undefined> => {
  listener.unsubscribe();
  const part = await load().catch(() => undefined);
  if (part) return part;
  listener.subscribe();
  await listener.delay(LOAD_AGAIN_MS);
  listener.dispatch(action);
  return undefined;
};
