import { keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import type { ChatLine } from './chat';
import type { Pending } from './outbox';

/** The visitor has one draft for all chats, the admin one for each. */
export const VISITOR_DRAFT = 'chat-draft';
const AGENT_DRAFT = 'chat-draft-';

/** Storage key of a chat's draft. */
export const draftKeyOf = ({ side, key }: ChatLine) =>
  side === 'visitor' ? VISITOR_DRAFT : `${AGENT_DRAFT}${key}`;

/** Puts messages that were not sent back into the draft, before what has been typed since. */
export const putBack = (key: string, messages: readonly Pending[]) => {
  if (messages.length === 0) return;
  const typed = readDraft<{ text: string }>(key)?.text;
  const bodies = messages.map(({ body }) => body);
  keepDraft(key, { text: [...bodies, ...(typed ? [typed] : [])].join('\n') });
};
