import createCache, { type StylisPlugin } from '@emotion/cache';

/** What a browser of our list (`.browserslistrc`) still knows only by its own name. */
const PREFIXED = /^(user-select|backdrop-filter|hyphens|text-size-adjust)$/;

/** Emotion's own prefixes are for browsers long gone, and a fifth of a page's styles. */
const prefix: StylisPlugin = (element) => {
  if (element.type !== 'decl' || typeof element.props !== 'string' || !PREFIXED.test(element.props)) return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/** The styles of one document: the browser's and each written page's are made alike. */
export const makeStyleCache = () => createCache({ key: 'css', stylisPlugins: [prefix] });
