import type { UnknownAction } from '@reduxjs/toolkit';
import { LOAD_AGAIN_MS } from '@/config/timing';
import type { Listener } from './listening';

/**
 * Downloads what an action asks for, once: its listener rests meanwhile. Where the download fails, whoever wanted the
 * part still does, so that the action comes again after a while; `undefined` then.
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
