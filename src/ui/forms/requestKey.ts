import { newUuid } from '@/api/newUuid';
import { dropDraft, keepDraft, readDraft } from './sessionDraft';

interface Attempt {
  key: string;
  /** What was asked under the key; absent before the first attempt. */
  sent?: string;
}

/**
 * One key for one request: what is asked under it is done once, however often it is asked. The key is made when the form
 * opens and survives a reload with what was typed. What was changed after an attempt is another request.
 */
export const openRequestKey = (storageKey: string) => {
  let attempt: Attempt = { key: newUuid(), ...readDraft<Attempt>(storageKey) };
  return {
    keyFor: (content: object) => {
      const body = JSON.stringify(content);
      attempt = { key: (attempt.sent ?? body) === body ? attempt.key : newUuid(), sent: body };
      keepDraft(storageKey, attempt);
      return attempt.key;
    },
    /** What is asked from now on is another request, even in the same words. */
    close: () => {
      dropDraft(storageKey);
      attempt = { key: newUuid() };
    },
  };
};
