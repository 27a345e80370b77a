import type { EmotionCache } from '@emotion/react';

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
 * Only the rules that the prerendered page uses: the global ones, the keyframes, the classes. Requires a cache created with
 * `compat`, which keeps its rules.
 */
export const usedStyles = (cache: EmotionCache, html: string): string => {
  const inserted = Object.entries(cache.inserted).flatMap(([id, css]) =>
    typeof css === 'string' ? [{ id, css }] : [],
  );
  const isClass = ({ id }: StyleRule) => cache.registered[`${cache.key}-${id}`] !== undefined;
  const isFrames = ({ id }: StyleRule) => FRAMES.test(id);
  const textOf = (rules: readonly StyleRule[]) => rules.map(({ css }) => css.replace(ALWAYS, '$1')).join('');
  const usedClasses = classesIn(html);
  const classes = textOf(inserted.filter((rule) => isClass(rule) && usedClasses.has(rule.id)));
  const frames = inserted.filter((rule) => isFrames(rule) && classes.includes(rule.id));
  const globals = inserted.filter((rule) => !isClass(rule) && !isFrames(rule));
  return textOf(globals) + textOf(frames) + classes;
};
