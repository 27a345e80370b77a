import { decodeSegment, paths } from '@/config/paths';
import { enteredCode, withoutSeparators } from '@/ui/forms/separators';

/** As many as the database looks up at once (`track_consignments`). */
export const MAX_IDS = 20;

const ID_LENGTH = 8;

const isWhole = (text: string) => /^[0-9a-z]{8}$/i.test(text);

/** The ids that parts make up one after the other, such as CARG, O001, CARGO002; undefined if they do not add up. */
const joined = (parts: readonly string[]) => {
  const ids: string[] = [];
  let begun = '';
  for (const part of parts) {
    begun += part;
    if (begun.length < ID_LENGTH) continue;
    if (!isWhole(begun)) return undefined;
    ids.push(begun);
    begun = '';
  }
  return begun === '' ? ids : undefined;
};

/**
 * Ids without a comma between them, or the codes of pieces. One of them may be written with spaces and dashes; where there are
 * several, spaces also separate them. If the parts make up no whole ids, each word is one by itself, or, if none of them is an
 * id, all are one.
 */
const split = (text: string): readonly string[] => {
  if (withoutSeparators(text).length <= ID_LENGTH || enteredCode(text)) return [text];
  const words = text.split(/\s+/);
  const codes = words.flatMap((word) => enteredCode(word) ?? []);
  if (codes.some(({ piece }) => piece !== null)) return words;
  const parts = words.flatMap((word) => word.split(/[\u2010-\u2015-]/));
  return joined(parts) ?? (codes.length > 0 ? words : [text]);
};

const keyOf = (id: string) => withoutSeparators(id).toUpperCase();

/** The tracking ids in a text that was typed or pasted: each once, as it was written. */
export const readIds = (text: string): readonly string[] => {
  const written = text
    .split(/[,;\n\r，；、]+/)
    .map((part) => part.trim())
    .filter((part) => withoutSeparators(part) !== '');
  const ids = new Map<string, string>();
  for (const id of written.flatMap(split)) if (!ids.has(keyOf(id))) ids.set(keyOf(id), id);
  return [...ids.values()];
};

/** As much of an id as the database reads (`private.entered_code`): a longer text matches nothing, and need not be sent. */
export const sentId = (id: string): string => Array.from(id.slice(0, 200)).slice(0, 100).join('');

/** Whether two texts ask for the same. */
export const areSameIds = (one: string, other: string): boolean =>
  readIds(one).join() === readIds(other).join();

/** What an address of the tracking page asks for: the ids below the page, or those of its query. */
export const soughtAt = ({ pathname, search }: { pathname: string; search: string }): string => {
  const named = decodeSegment(pathname.slice(paths.tracking.length + 1));
  return (named || new URLSearchParams(search).getAll('id').join()).trim();
};

/** The address that asks for what was typed. */
export const addressOf = (text: string): string =>
  `${paths.tracking}?id=${readIds(text).map(encodeURIComponent).join()}`;
