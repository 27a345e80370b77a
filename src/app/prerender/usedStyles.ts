import type { EmotionCache } from '@emotion/react';
import type { PageHalves } from './firstView';

export interface PageStyles {
  /** The global rules, and what the first view needs. */
  first: string;
  /** What only the rest of the page needs. */
  rest: string;
}

interface StyleRule {
  id: string;
  css: string;
}

/** Emotion names the frames of a movement `animation-…`; rules name them, and no component looks for them. */
const FRAMES = /^animation-/;

/** A condition that always holds: MUI writes it for the smallest of its breakpoints. */
const ALWAYS = /@media \(min-width:0px\)\{((?:[^{}]*\{[^{}]*\})*)\}/g;

const classesIn = (html: string) => new Set([...html.matchAll(/\bcss-([\w-]+)/g)].map(([, id]) => id));

/**
 * The rules that the written page needs, and no others: the global ones and those of its first view, then those that only
 * the rest needs. Needs a cache made with `compat`, which keeps its rules.
 */
export const usedStyles = (cache: EmotionCache, { first, rest }: PageHalves): PageStyles => {
  const inserted = Object.entries(cache.inserted).flatMap(([id, css]) =>
    typeof css === 'string' ? [{ id, css }] : [],
  );
  const isClass = ({ id }: StyleRule) => cache.registered[`${cache.key}-${id}`] !== undefined;
  const isFrames = ({ id }: StyleRule) => FRAMES.test(id);
  const textOf = (rules: readonly StyleRule[]) => rules.map(({ css }) => css.replace(ALWAYS, '$1')).join('');
  /** Frames stand before the classes that move by them. */
  const rulesOf = (used: ReadonlySet<string | undefined>) => {
    const classes = inserted.filter((rule) => isClass(rule) && used.has(rule.id));
    const text = textOf(classes);
    return [...inserted.filter((rule) => isFrames(rule) && text.includes(rule.id)), ...classes];
  };
  const shown = rulesOf(classesIn(first));
  const globals = inserted.filter((rule) => !isClass(rule) && !isFrames(rule));
  return {
    first: textOf(globals) + textOf(shown),
    rest: textOf(rulesOf(classesIn(rest)).filter((rule) => !shown.includes(rule))),
  };
};
