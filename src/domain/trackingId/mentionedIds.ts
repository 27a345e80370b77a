import { possibleIds } from './readCodes';

/** As many as are worth asking for: what has eight letters may be a word. */
const MOST = 30;

/**
 * What can be a tracking id in messages, each once, the last first. Only the database knows whether it is one.
 */
export const mentionedIds = (texts: readonly string[]): string[] => {
  const ids = new Set<string>();
  for (const text of texts.toReversed()) {
    for (const id of possibleIds(text).toReversed()) if (ids.size < MOST) ids.add(id);
    if (ids.size >= MOST) break;
  }
  return [...ids];
};
