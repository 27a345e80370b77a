import type { EmotionCache } from '@emotion/react';

export interface StyleTag {
  /** The value of `data-emotion`, by which the browser's cache knows what is there already. */
  names: string;
  css: string;
}

/**
 * The rules that the written page needs, and no others. Global rules get a tag each, as their component looks for one
 * of its own; all classes share one. Needs a cache made with `compat`, which keeps its rules.
 */
export const usedStyles = (cache: EmotionCache, html: string): StyleTag[] => {
  const used = new Set([...html.matchAll(/\bcss-([\w-]+)/g)].map(([, id]) => id));
  const inserted = Object.entries(cache.inserted).flatMap(([id, css]) =>
    typeof css === 'string'
      ? [{ id, css, isClass: cache.registered[`${cache.key}-${id}`] !== undefined }]
      : [],
  );
  const classes = inserted.filter(({ id, isClass }) => isClass && used.has(id));
  const globals = inserted.filter(({ isClass }) => !isClass);
  return [
    ...globals.map(({ id, css }) => ({ names: `${cache.key}-global ${id}`, css })),
    {
      names: [cache.key, ...classes.map(({ id }) => id)].join(' '),
      css: classes.map(({ css }) => css).join(''),
    },
  ];
};
