import { createElement, lazy, useState, type ComponentType } from 'react';
import { retryPart } from './retryPart';

/** A component whose script loads when it is first rendered, or before, on `load`. */
export type LazyPart<Props> = ComponentType<Props> & {
  load: () => Promise<ComponentType<Props>>;
  /** Whether it renders without suspending. */
  isLoaded: () => boolean;
};

/**
 * A part of the app that loads when it is rendered. Unlike React's `lazy`, it renders at once if it has loaded already, and
 * a failed download does not break the page: it is retried, and the page keeps the fallback in its place.
 */
export const lazyPart = <Module, Props extends object>(
  fetchModule: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyPart<Props> => {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const load = () => (loading ??= retryPart(fetchModule).then((module) => (part = pick(module))));
  const Loading = lazy(() => load().then((loaded) => ({ default: loaded })));
  const LazyPart = (props: Props) => {
    const [Part] = useState<ComponentType<Props>>(() => part ?? Loading); // another type would mount it again
    return createElement(Part, props);
  };
  return Object.assign(LazyPart, { load, isLoaded: () => part !== undefined });
};
