import { keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import type { ChatLine } from './chat';
import type { Pending } from './outbox';

/** A visitor has one box for all chats, the admin one for each. */
export const VISITOR_DRAFT = 'chat-draft';
const AGENT_DRAFT = 'chat-draft-';

/** What is typed and not sent is kept under it. */
export const draftKeyOf = ({ side, key }: ChatLine) =>
  side === 'visitor' ? VISITOR_DRAFT : `${AGENT_DRAFT}${key}`;

/** Messages that were not taken go back to where they were written, before what is typed there by now. */
export const putBack = (key: string, messages: readonly Pending[]) => {
  if (messages.length === 0) return;
  const typed = readDraft<{ text: string }>(key)?.text;
  const bodies = messages.map(({ body }) => body);
  keepDraft(key, { text: [...bodies, ...(typed ? [typed] : [])].join('\n') });
};
