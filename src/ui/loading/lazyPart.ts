import { lazy, type ComponentType } from 'react';
import { retryPart } from './retryPart';

/**
 * A part of a page that loads when it is rendered. If its download fails, the page keeps the fallback in its place: React's
 * own `lazy` would break the page for good.
 */
export const lazyPart = <Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) => lazy(async () => ({ default: pick(await retryPart(load)) }));
