import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { END_OF_FIRST_VIEW } from '@/ui/EndOfFirstView';

/** Properties that a browser of our list (`.browserslistrc`) supports only with a prefix. */
const PREFIXED = /^(user-select|backdrop-filter|hyphens|text-size-adjust)$/;

/** Emotion's own prefixes are for obsolete browsers, and make up a fifth of a page's styles. */
const prefix: StylisPlugin = (element) => {
  if (element.type !== 'decl' || typeof element.props !== 'string' || !PREFIXED.test(element.props)) return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/** The Emotion cache of one document, configured alike for the browser and each prerendered page. */
export const makeStyleCache = () => createCache({ key: 'css', stylisPlugins: [prefix] });

/** Id of a prerendered page's `<style>`. */
export const WRITTEN_STYLE = 'written';

const NAME = /\.css-([\w-]+)|@keyframes (animation-\w+)/g;

/** The rules of a `<style>` or `<link>`, if any. Browsers deny access to those of a file that failed to load. */
const rulesOf = (element: Element | null): Iterable<CSSRule> => {
  try {
    return (element as HTMLStyleElement | null)?.sheet?.cssRules ?? [];
  } catch {
    return [];
  }
};

/**
 * Marks the rules of the prerendered page as inserted, so that they are not generated again. Emotion's names for them are
 * read from the rules: the page need not list them a second time. The linked sheet gets a second link, since the first
 * leaves the document with its page.
 */
export const keepWrittenRules = (cache: EmotionCache): EmotionCache => {
  const linked = document.querySelector(`[data-unmanaged="${END_OF_FIRST_VIEW}"] link`);
  if (linked) document.head.append(linked.cloneNode());
  for (const sheet of [document.querySelector(`#${WRITTEN_STYLE}`), linked])
    for (const { cssText } of rulesOf(sheet))
      for (const [, name, frames = name] of cssText.matchAll(NAME)) if (frames) cache.inserted[frames] = true;
  return cache;
};
