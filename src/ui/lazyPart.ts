import { lazy, type ComponentType } from 'react';
import { LOAD_AGAIN_MS } from '@/config/timing';

/** What `load` resolves with, however often it fails before: it is tried again after a while. */
export const inTheEnd = <Value>(load: () => Promise<Value>): Promise<Value> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, LOAD_AGAIN_MS));
    return inTheEnd(load);
  });

/**
 * A part of a page that comes when it is drawn. Where its download fails the page stays as it is, with the fallback in
 * the part's place: React's own `lazy` would break the page, for good.
 */
export const lazyPart = <Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) => lazy(async () => ({ default: pick(await inTheEnd(load)) }));
