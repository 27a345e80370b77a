import { createElement, lazy, type ComponentType } from 'react';
import { loadModule, moduleHere, type PageModule, type PageName } from './pageChunks';

/** Answers in the same breath, which a promise never does: React's lazy would show its fallback for a moment. */
const settled = <T>(value: T) =>
  ({ then: (take: (value: T) => void) => take(value) }) as unknown as Promise<T>;

const renewals = new Set<() => void>();

/** Pages whose scripts could not be had are asked for again the next time: React's lazy would keep what failed. */
export const renewFailedPages = () => {
  for (const renew of renewals) renew();
  renewals.clear();
};

/** A page that is drawn at once where its script is here, and waited for where it is not. */
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
