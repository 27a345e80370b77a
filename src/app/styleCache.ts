import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { REST_SHEET, rulesOf } from './boot/restOfPage';

/** What a browser of our list (`.browserslistrc`) still knows only by its own name. */
const PREFIXED = /^(user-select|backdrop-filter|hyphens|text-size-adjust)$/;

/** Emotion's own prefixes are for browsers long gone, and a fifth of a page's styles. */
const prefix: StylisPlugin = (element) => {
  if (element.type !== 'decl' || typeof element.props !== 'string' || !PREFIXED.test(element.props)) return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/** The styles of one document: the browser's and each written page's are made alike. */
export const makeStyleCache = () => createCache({ key: 'css', stylisPlugins: [prefix] });

/** The `<style>` of a written page. */
export const WRITTEN_STYLE = 'written';

const NAME = /\.css-([\w-]+)|@keyframes (animation-\w+)/g;

/**
 * The rules that a written page came with count as inserted, so that they are not made again. Emotion knows them by the
 * names it gave them: they need not stand in the page a second time.
 */
export const keepWrittenRules = (cache: EmotionCache): EmotionCache => {
  for (const id of [WRITTEN_STYLE, REST_SHEET]) {
    for (const { cssText } of rulesOf(document.querySelector(`#${id}`)))
      for (const [, name, frames = name] of cssText.matchAll(NAME)) if (frames) cache.inserted[frames] = true;
  }
  return cache;
};
