import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

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

/**
 * Marks the rules of the prerendered page as inserted, so that they are not generated again. Emotion's names for them are
 * read from the rules: the page need not list them a second time.
 */
export const keepWrittenRules = (cache: EmotionCache): EmotionCache => {
  const writtenStyle = document.querySelector<HTMLStyleElement>(`#${WRITTEN_STYLE}`);
  for (const { cssText } of writtenStyle?.sheet?.cssRules ?? [])
    for (const [, name, frames = name] of cssText.matchAll(NAME)) if (frames) cache.inserted[frames] = true;
  return cache;
};
