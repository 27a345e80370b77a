import type { EmotionCache } from '@emotion/react';

export interface StyleTag {
  /** The value of `data-emotion`, by which the browser's cache knows what is there already. */
  names: string;
  css: string;
}

/** Emotion names the frames of a movement `animation-…`; rules name them, and no component looks for them. */
const FRAMES = /^animation-/;

/**
 * The rules that the written page needs, and no others. Global rules get a tag each, as their component looks for one
 * of its own; all classes, and the frames they move by, share one, after the rules of every page. Needs a cache made with
 * `compat`, which keeps its rules.
 */
export const usedStyles = (cache: EmotionCache, html: string, everywhere: string): StyleTag[] => {
  const used = new Set([...html.matchAll(/\bcss-([\w-]+)/g)].map(([, id]) => id));
  const inserted = Object.entries(cache.inserted).flatMap(([id, css]) =>
    typeof css === 'string' ? [{ id, css }] : [],
  );
  const isClass = ({ id }: { id: string }) => cache.registered[`${cache.key}-${id}`] !== undefined;
  const classes = inserted.filter((rule) => isClass(rule) && used.has(rule.id));
  const named = classes.map(({ css }) => css).join('');
  const frames = inserted.filter(({ id }) => FRAMES.test(id) && named.includes(id));
  const globals = inserted.filter((rule) => !isClass(rule) && !FRAMES.test(rule.id));
  return [
    ...globals.map(({ id, css }) => ({ names: `${cache.key}-global ${id}`, css })),
    {
      names: [cache.key, ...[...frames, ...classes].map(({ id }) => id)].join(' '),
      css: everywhere + frames.map(({ css }) => css).join('') + named,
    },
  ];
};
