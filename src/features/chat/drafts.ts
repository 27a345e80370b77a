import { storageKeys } from '@/config/storageKeys';
import { keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import type { ChatLine } from './chat';
import type { Pending } from './outbox';

/** Storage key of a chat's draft: the visitor has one for all chats, the admin one for each. */
export const draftKeyOf = ({ side, key }: ChatLine) =>
  side === 'visitor' ? storageKeys.visitorDraft : storageKeys.agentDraft(key);

/** Puts messages that were not sent back into the draft, before what has been typed since. */
export const restoreToDraft = (key: string, messages: readonly Pending[]) => {
  if (messages.length === 0) return;
  const typed = readDraft<{ text: string }>(key)?.text;
  const bodies = messages.map(({ body }) => body);
  keepDraft(key, { text: [...bodies, ...(typed ? [typed] : [])].join('\n') });
};

/** Begins the visitor's message with a text, before what has been typed, unless it begins like that already. */
export const beginWith = (beginning: string) => {
  const typed = readDraft<{ text: string }>(storageKeys.visitorDraft)?.text ?? '';
  if (!typed.startsWith(beginning)) keepDraft(storageKeys.visitorDraft, { text: beginning + typed });
};
