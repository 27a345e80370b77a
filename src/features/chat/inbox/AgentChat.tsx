import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { chatWords, inboxWords } from '@/content/chat';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { useLostFocus } from '@/ui/useLostFocus';
import type { ChatLine, ChatStatus } from '../chat';
import { useReadChatQuery } from '../chatApi';
import { Conversation } from '../parts/Conversation';
import { MessageBox } from '../parts/MessageBox';
import { TypingNote } from '../parts/TypingNote';
import { useConversation } from '../useConversation';

const ended = <p data-part="day">{chatWords.ended}</p>;

/** What stands in place of the reply box where nothing more can be written. */
const closing: Record<Exclude<ChatStatus, 'open'>, string> = {
  ended: chatWords.ended,
  gone: inboxWords.deleted,
  full: inboxWords.full,
};

/** Stands where the reply box was. */
function Closed({ words }: { words: string }) {
  const note = useLostFocus<HTMLDivElement>();
  return (
    <Alert ref={note} tabIndex={-1} severity="info" sx={{ flex: 'none', borderRadius: 0 }}>
      {words}
    </Alert>
  );
}

/** The admin's side of one chat. */
export function AgentChat({ line }: { line: ChatLine }) {
  const input = useRef<HTMLTextAreaElement>(null);
  const { chat, error, isLoading, unsent, ...conversation } = useConversation(line, true);
  const { refetch } = useReadChatQuery(line, { selectFromResult: () => ({}) });
  if (isLoading) return <LoadingState label={chatWords.loading} />;
  if (!chat) {
    return (
      <Box sx={{ p: 2 }}>
        <ErrorState message={error?.message ?? ''} onRetry={() => void refetch()} />
      </Box>
    );
  }
  const { status } = chat;
  return (
    <>
      {conversation.isCutOff && (
        <Alert severity="warning" sx={{ flex: 'none', borderRadius: 0 }}>
          {chatWords.cutOff}
        </Alert>
      )}
      <Conversation
        side="agent"
        chat={chat}
        unsent={unsent}
        ending={status === 'ended' && ended}
        onRetry={conversation.onRetry}
        onShown={conversation.onShown}
      />
      <TypingNote text={conversation.isTyping && status === 'open' ? chatWords.visitorTyping : ''} />
      {status === 'open' ? (
        <MessageBox
          label={inboxWords.reply}
          placeholder={inboxWords.placeholder}
          draftKey={`chat-draft-${line.key}`}
          inputRef={input}
          onSend={(text) => conversation.send(line, text)}
          onType={conversation.onType}
        />
      ) : (
        <Closed words={closing[status]} />
      )}
    </>
  );
}
