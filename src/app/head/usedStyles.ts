import type { EmotionCache } from '@emotion/react';
import type { PageHalves } from './firstView';

export interface StyleTag {
  /** The value of `data-emotion`, by which the browser's cache knows what is there already. */
  names: string;
  css: string;
}

export interface PageStyles {
  tags: StyleTag[];
  /** What only the rest of the page needs. */
  rest: StyleTag;
}

interface StyleRule {
  id: string;
  css: string;
}

/** Emotion names the frames of a movement `animation-…`; rules name them, and no component looks for them. */
const FRAMES = /^animation-/;

const classesIn = (html: string) => new Set([...html.matchAll(/\bcss-([\w-]+)/g)].map(([, id]) => id));

/**
 * The rules that the written page needs, and no others. Global rules get a tag each, as their component looks for one
 * of its own; all classes of the first view, and the frames they move by, share one, after the rules of every page.
 * Needs a cache made with `compat`, which keeps its rules.
 */
export const usedStyles = (
  cache: EmotionCache,
  { first, rest }: PageHalves,
  everywhere: string,
): PageStyles => {
  const inserted = Object.entries(cache.inserted).flatMap(([id, css]) =>
    typeof css === 'string' ? [{ id, css }] : [],
  );
  const isClass = ({ id }: StyleRule) => cache.registered[`${cache.key}-${id}`] !== undefined;
  const isFrames = ({ id }: StyleRule) => FRAMES.test(id);
  const textOf = (rules: readonly StyleRule[]) => rules.map(({ css }) => css).join('');
  /** Frames stand before the classes that move by them. */
  const rulesOf = (used: ReadonlySet<string | undefined>) => {
    const classes = inserted.filter((rule) => isClass(rule) && used.has(rule.id));
    const text = textOf(classes);
    return [...inserted.filter((rule) => isFrames(rule) && text.includes(rule.id)), ...classes];
  };
  const tagOf = (rules: readonly StyleRule[], before = '') => ({
    names: [cache.key, ...rules.map(({ id }) => id)].join(' '),
    css: before + textOf(rules),
  });
  const shown = rulesOf(classesIn(first));
  const globals = inserted.filter((rule) => !isClass(rule) && !isFrames(rule));
  return {
    tags: [
      ...globals.map(({ id, css }) => ({ names: `${cache.key}-global ${id}`, css })),
      tagOf(shown, everywhere),
    ],
    rest: tagOf(rulesOf(classesIn(rest)).filter((rule) => !shown.includes(rule))),
  };
};
