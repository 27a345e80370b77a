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
  const draftText = readDraft<{ text: string }>(key)?.text;
  const bodies = messages.map(({ body }) => body);
  keepDraft(key, { text: [...bodies, ...(draftText ? [draftText] : [])].join('\n') });
};

/** Begins the visitor's message with a text, before what has been typed, unless it begins like that already. */
export const beginWith = (beginning: string) => {
  const draftText = readDraft<{ text: string }>(storageKeys.visitorDraft)?.text ?? '';
  if (!draftText.startsWith(beginning)) keepDraft(storageKeys.visitorDraft, { text: beginning + draftText });
};
