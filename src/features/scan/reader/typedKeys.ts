import { readCode } from '../scanCode';

/** No person types faster, letter after letter. */
export const FAST_MS = 80;

/** Slow hand scanners, by radio above all, still type faster than who does not know that a field is missing. */
export const SLOW_MS = 180;

/** Shorter texts are no codes. */
const SHORTEST = 6;

/** A pause within a scan is no longer than others in it; one after a key that was pressed by accident is. */
const PAUSE_MS = 250;
const TIMES_LONGER = 4;

export interface TypedKey {
  text: string;
  /** When it was pressed (ms). */
  at: number;
}

const gapsIn = (keys: readonly TypedKey[]) =>
  keys.slice(1).map(({ at }, place) => at - (keys[place]?.at ?? at));

export const longestGap = (keys: readonly TypedKey[]): number => Math.max(0, ...gapsIn(keys));

const textOf = (keys: readonly TypedKey[]) => keys.map(({ text }) => text).join('');

/** What follows the last pause that is no part of a scan. */
const afterPause = (keys: readonly TypedKey[]) => {
  const gaps = gapsIn(keys);
  const usual = gaps.toSorted((first, other) => first - other)[Math.floor(gaps.length / 2)] ?? 0;
  const place = gaps.findLastIndex((gap) => gap >= PAUSE_MS && gap >= TIMES_LONGER * usual);
  return keys.slice(place + 1);
};

/** A text that was typed, and how. */
export interface Typed {
  text: string;
  isCode: boolean;
  /** Whether a person can have typed it: so slowly, or so little. */
  isFast: boolean;
  isSteady: boolean;
}

/** What was typed up to now as one scan, with what was pressed before it by accident left out. */
export const typedBy = (keys: readonly TypedKey[]): Typed => {
  const isCode = (part: readonly TypedKey[]) => readCode(textOf(part)) !== null;
  const ownKeys = isCode(keys) ? keys : afterPause(keys);
  const isLong = ownKeys.length >= SHORTEST;
  const longest = longestGap(ownKeys);
  return {
    text: textOf(ownKeys),
    isCode: isCode(ownKeys),
    isFast: isLong && longest <= FAST_MS,
    isSteady: isLong && longest <= SLOW_MS,
  };
};
