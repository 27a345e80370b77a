import type { EmotionCache } from '@emotion/react';

/** The written page's link to the rules of all that follows its first view. It stands between the two. */
export const REST_STYLES = 'rest-styles';

const textOf = ({ sheet }: HTMLLinkElement) => {
  try {
    return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('');
  } catch {
    return ''; // it could not be had: the cache writes its rules itself
  }
};

/**
 * Takes these rules out of the page, which React is about to make its own, into the document, where they outlive it, and
 * tells the cache what is there already.
 */
export const adoptRestStyles = (cache: EmotionCache) => {
  const link = document.getElementById(REST_STYLES);
  if (!(link instanceof HTMLLinkElement)) return cache;
  const css = textOf(link);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  link.remove();
  for (const [, id = ''] of css.matchAll(new RegExp(`\\.${cache.key}-([\\w-]+)`, 'g')))
    cache.inserted[id] = true;
  return cache;
};
