import type { EmotionCache } from '@emotion/react';
import type { PageHalves } from './firstView';

export interface PageStyles {
  /** The global rules, and those of the first view. */
  first: string;
  /** Rules that only the rest of the page uses. */
  rest: string;
}

interface StyleRule {
  id: string;
  css: string;
}

/** Emotion names keyframes `animation-…`; rules refer to them by name, components do not. */
const FRAMES = /^animation-/;

/** A condition that always holds: MUI writes it for its smallest breakpoint. */
const ALWAYS = /@media \(min-width:0px\)\{((?:[^{}]*\{[^{}]*\})*)\}/g;

const classesIn = (html: string) => new Set([...html.matchAll(/\bcss-([\w-]+)/g)].map(([, id]) => id));

/**
 * Only the rules that the prerendered page uses: the global ones and those of its first view, then those that only the rest
 * uses. Requires a cache created with `compat`, which keeps its rules.
 */
export const usedStyles = (cache: EmotionCache, { first, rest }: PageHalves): PageStyles => {
  const inserted = Object.entries(cache.inserted).flatMap(([id, css]) =>
    typeof css === 'string' ? [{ id, css }] : [],
  );
  const isClass = ({ id }: StyleRule) => cache.registered[`${cache.key}-${id}`] !== undefined;
  const isFrames = ({ id }: StyleRule) => FRAMES.test(id);
  const textOf = (rules: readonly StyleRule[]) => rules.map(({ css }) => css.replace(ALWAYS, '$1')).join('');
  /** Keyframes come before the classes that use them. */
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
