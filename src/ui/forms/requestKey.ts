import { newUuid } from '@/api/newUuid';
import { dropDraft, keepDraft, readDraft } from './sessionDraft';

interface Attempt {
  key: string;
  /** The content sent under the key; absent before the first attempt. */
  sent?: string;
}

/**
 * One request key, made by `make`, per request: however often it is sent, it is executed once. The key is created when the form opens, and
 * survives a reload together with the draft. Content changed after an attempt is a new request.
 */
export const openRequestKey = (storageKey: string, make = newUuid) => {
  let attempt: Attempt = { key: make(), ...readDraft<Attempt>(storageKey) };
  return {
    keyFor: (content: object) => {
      const body = JSON.stringify(content);
      attempt = { key: (attempt.sent ?? body) === body ? attempt.key : make(), sent: body };
      keepDraft(storageKey, attempt);
      return attempt.key;
    },
    /** The key that other content was sent with; undefined if nothing was sent, or the same. */
    formerKey: (content: object) =>
      attempt.sent === undefined || attempt.sent === JSON.stringify(content) ? undefined : attempt.key,
    /** Sends the next content, whatever it is, under the key of the last request, so that what is missing of that is done. */
    resume: () => {
      attempt = { key: attempt.key };
    },
    /** What is sent from now on is a new request, even with the same content. */
    close: () => {
      dropDraft(storageKey);
      attempt = { key: make() };
    },
  };
};

/** The key that was sent last; undefined if none was. */
export const attemptedKey = (storageKey: string) => {
  const { key, sent } = readDraft<Attempt>(storageKey) ?? {};
  return sent === undefined ? undefined : key;
};
