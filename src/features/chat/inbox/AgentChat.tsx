import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { chatCopy, inboxCopy } from '@/content/chat';
import { ErrorState } from '@/ui/ErrorState';
import { useFocusOnMount } from '@/ui/focus/useFocusOnMount';
import { readDraft } from '@/ui/forms/sessionDraft';
import { LoadingState } from '@/ui/loading/LoadingState';
import type { ChatLine, ChatStatus } from '../chat';
import { draftKeyOf } from '../drafts';
import { Conversation } from '../parts/Conversation';
import { MessageBox } from '../parts/MessageBox';
import { TypingNote } from '../parts/TypingNote';
import { useConversation } from '../useConversation';
import { AnswersByMail } from './AnswersByMail';

const ended = <p data-part="day">{chatCopy.ended}</p>;

/** Shown instead of the reply box when the chat accepts no more messages. */
const closing: Record<Exclude<ChatStatus, 'open'>, string> = {
  ended: chatCopy.ended,
  gone: inboxCopy.deleted,
  full: inboxCopy.full,
};

/** Replaces the reply box and shows its unsent text, so that it can be copied into an e-mail. */
function Closed({ words, typed }: { words: string; typed: string | undefined }) {
  const note = useFocusOnMount<HTMLDivElement>();
  return (
    <Alert
      ref={note}
      tabIndex={-1}
      severity="info"
      sx={{ flex: 'none', maxHeight: '40%', overflowY: 'auto', borderRadius: 0 }}
    >
      {words}
      {typed && (
        <>
          <Typography sx={{ mt: 1, fontSize: 'inherit', fontWeight: 500 }}>{inboxCopy.notSent}</Typography>
          <Typography
            translate="no"
            dir="auto"
            sx={{ fontSize: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {typed}
          </Typography>
        </>
      )}
    </Alert>
  );
}

/** The admin's side of one chat. */
export function AgentChat({ line }: { line: ChatLine }) {
  const draftKey = draftKeyOf(line);
  const input = useRef<HTMLTextAreaElement>(null);
  const { chat, error, isLoading, refetch, unsent, ...conversation } = useConversation(line, true);
  if (isLoading) return <LoadingState label={chatCopy.loading} />;
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
          {chatCopy.cutOff}
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
      <AnswersByMail line={line} chat={chat} />
      <TypingNote text={conversation.isTyping && status === 'open' ? chatCopy.visitorTyping : ''} />
      {status === 'open' ? (
        <MessageBox
          label={inboxCopy.reply}
          placeholder={inboxCopy.placeholder}
          draftKey={draftKey}
          inputRef={input}
          onSend={(text) => conversation.send(line, text)}
          onType={conversation.onType}
        />
      ) : (
        <Closed words={closing[status]} typed={readDraft<{ text: string }>(draftKey)?.text} />
      )}
    </>
  );
}
