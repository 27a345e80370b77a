import { useMemo, type ReactNode } from 'react';
import type { ChatLine } from '@/features/chat/chat';
import { conversationOf } from '@/features/chat/chatApi';
import { mentionedIds } from '@/features/consignments/mentioned/mentionedIds';
import { useAppSelector } from '@/redux/hooks';
import { PreparedAnswers } from './PreparedAnswers';

/** Offers the prepared answers to the reply box of a chat, with what the conversation says. */
export function ChatAnswers({ id, children }: { id: string; children: ReactNode }) {
  const line = useMemo<ChatLine>(() => ({ side: 'agent', key: id }), [id]);
  const chat = useAppSelector((state) => conversationOf(state, line));
  const items = chat?.items;
  const mentioned = useMemo(() => mentionedIds(items?.map(({ message }) => message) ?? []), [items]);
  return (
    <PreparedAnswers name={chat?.senderName} mentioned={mentioned}>
      {children}
    </PreparedAnswers>
  );
}
