import { lazy, type ComponentType } from 'react';
import { retryPart } from './retryPart';

/**
 * A part of a page that comes when it is drawn. Where its download fails the page stays as it is, with the fallback in
 * the part's place: React's own `lazy` would break the page, for good.
 */
export const lazyPart = <Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) => lazy(async () => ({ default: pick(await retryPart(load)) }));
