import { bareText } from '@/domain/trackingId/plainText';
import { isMistyped } from '@/domain/trackingId/finder';
import { codeText, readText, type Code } from '@/domain/trackingId/readCodes';
import { addressOfIds } from './soughtAt';

/** As many as the database looks up at once (`track_consignments`). */
export const MAX_IDS = 20;

const BETWEEN = /[,;\n\r\uff0c\uff1b\u3001\u060c\u061b]+/;

/** Written as ids usually are: such a text stays in addresses as it was typed. */
const isUsual = (text: string) => /^[0-9a-z\s\u2010-\u2015-]+$/i.test(text);

/** What is asked for, as it is written in addresses, and the code that it is, if it is one. */
interface Sought {
  text: string;
  code?: string;
}

const ofCode = (code: Code): Sought => ({ text: codeText(code), code: codeText(code) });

/** What a part of a list asks for. Beside ids, words are kept that were meant as one: their answer says that they are none. */
const readPart = (part: string): readonly Sought[] => {
  const { codes } = readText(part);
  const [first] = codes;
  if (!first) return [{ text: part }];
  const isAll = codes.length === 1 && bareText(part) === bareText(codeText(first));
  if (isAll && isUsual(part)) return [{ text: part, code: codeText(first) }];
  const words = part.split(/\s+/);
  const isId = (word: string) => readText(word).codes.length > 0;
  const isSlip = words.every((word) => isId(word) || isMistyped(word)) && !words.every(isId);
  return isSlip ? words.flatMap(readPart) : codes.map(ofCode);
};

/** What the parts of a list ask for; undefined if it is none, but a table or a sentence. */
const readList = (parts: readonly string[], codes: readonly Code[]): readonly Sought[] | undefined => {
  const wanted = new Set(codes.map(codeText));
  const sought = parts.flatMap(readPart).filter(({ code }) => code === undefined || wanted.has(code));
  const found = new Set(sought.flatMap(({ code }) => code ?? []));
  const others = sought.filter(({ code }) => code === undefined);
  return found.size === wanted.size && others.length <= found.size ? sought : undefined;
};

const soughtIn = (text: string): readonly Sought[] => {
  const { codes, isProse } = readText(text);
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => bareText(part) !== '');
  if (codes.length > 0) return (isProse ? undefined : readList(parts, codes)) ?? codes.map(ofCode);
  return (parts.some((part) => /\s/.test(part)) ? [text.trim()] : parts).map((part) => ({ text: part }));
};

/**
 * What is looked up for a text that was typed, pasted or followed: the ids in it, each once. What is none is looked up as well if the text
 * is a list, or has no id; so its answer says that nothing matches.
 */
export const readIds = (text: string): readonly string[] => {
  const ids = new Map<string, string>();
  for (const { text: written, code } of soughtIn(text)) {
    const key = code ?? bareText(written);
    if (!ids.has(key)) ids.set(key, written);
  }
  return [...ids.values()];
};

/** Whether two texts ask for the same. */
export const areSameIds = (one: string, other: string): boolean => {
  const [ids, others] = [one, other].map((text) => readIds(text).map(bareText).join());
  return ids === others;
};

/** The address that asks for what was typed. */
export const addressOf = (text: string): string => addressOfIds(readIds(text));
