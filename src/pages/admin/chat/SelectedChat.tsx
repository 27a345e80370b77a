import { useMemo } from 'react';
import type { ChatLine } from '@/features/chat/chat';
import { conversationOf } from '@/features/chat/chatApi';
import { InboxChat, type InboxChatProps } from '@/features/chat/inbox/InboxChat';
import { MentionedConsignments } from '@/features/consignments/mentioned/MentionedConsignments';
import { mentionedIds } from '@/features/consignments/mentioned/mentionedIds';
import { useAppSelector } from '@/redux/hooks';
import { PreparedAnswers } from '../mail/PreparedAnswers';

/** A chat with the consignments that it mentions: beside it, and in the prepared answers of its reply box. */
export function SelectedChat(props: Omit<InboxChatProps, 'renderConsignments'>) {
  const line = useMemo<ChatLine>(() => ({ side: 'agent', key: props.id }), [props.id]);
  const chat = useAppSelector((state) => conversationOf(state, line));
  const items = chat?.items;
  const mentioned = useMemo(() => mentionedIds(items?.map(({ message }) => message) ?? []), [items]);
  return (
    <PreparedAnswers name={chat?.senderName} mentioned={mentioned}>
      <InboxChat
        {...props}
        renderConsignments={(onSend) => <MentionedConsignments trackingIds={mentioned} onSend={onSend} />}
      />
    </PreparedAnswers>
  );
}
