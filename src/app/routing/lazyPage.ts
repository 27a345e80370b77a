import { createElement, lazy, type ComponentType } from 'react';
import { loadModule, moduleHere, type PageModule, type PageName } from './pageChunks';

/** Resolves synchronously, which a promise never does: React's lazy would briefly show its fallback. */
const settled = <T>(value: T) =>
  ({ then: (take: (value: T) => void) => take(value) }) as unknown as Promise<T>;

const renewals = new Set<() => void>();

/** Pages whose scripts failed to load are requested again next time; React's lazy would cache the failure. */
export const renewFailedPages = () => {
  for (const renew of renewals) renew();
  renewals.clear();
};

/** A page that renders synchronously if its script has loaded, and suspends otherwise. */
export const lazyPage = <Name extends PageName, Props extends object>(
  name: Name,
  pick: (module: PageModule<Name>) => ComponentType<Props>,
) => {
  const make = () =>
    lazy(() => {
      const module = moduleHere(name);
      if (module) return settled({ default: pick(module) });
      return loadModule(name).then(
        (loaded) => ({ default: pick(loaded) }),
        (cause) => {
          renewals.add(() => (page = make()));
          throw cause;
        },
      );
    });
  let page = make();
  return (props: Props) => createElement(page as ComponentType<Props>, props);
};
