import { newUuid } from '@/api/newUuid';
import { dropDraft, readDraft } from '@/ui/useSessionDraft';
import type { MailMessage } from './renderedMail';

interface Attempt {
  key: string;
  /** What was sent under the key; absent before the first attempt. */
  sent?: string;
}

/**
 * One key for one mail: the function sends it once, however often it is asked under this key. The key is made when the
 * form opens and survives a reload with what was typed. A mail that was changed after an attempt is another mail.
 */
export const openMailKey = (storageKey: string) => {
  let attempt: Attempt = { key: newUuid(), ...readDraft<Attempt>(storageKey) };
  return {
    keyFor: (message: MailMessage) => {
      const body = JSON.stringify(message);
      attempt = { key: (attempt.sent ?? body) === body ? attempt.key : newUuid(), sent: body };
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(attempt));
      } catch {
        // Storage is full or blocked: the key lives as long as the page.
      }
      return attempt.key;
    },
    close: () => dropDraft(storageKey),
  };
};
