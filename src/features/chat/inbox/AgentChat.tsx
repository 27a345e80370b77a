import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { chatCopy, inboxCopy } from '@/content/chat';
import { deskCopy } from '@/content/chatDesk';
import { AnswerField } from '@/domain/preparedAnswers/AnswerField';
import { unfilledIn } from '@/domain/preparedAnswers/placeholders';
import { ErrorState } from '@/ui/ErrorState';
import { useFocusOnMount } from '@/ui/focus/useFocusOnMount';
import { readDraft } from '@/ui/forms/sessionDraft';
import { LoadingState } from '@/ui/loading/LoadingState';
import type { ChatLine, ChatStatus } from '../chat';
import { draftKeyOf } from '../drafts';
import { Conversation } from '../parts/Conversation';
import { MessageBox, type MessageFieldProps } from '../parts/MessageBox';
import { TypingNote } from '../parts/TypingNote';
import { useConversation } from '../useConversation';
import { AnswersByMail } from './AnswersByMail';
import { useTypingColleague } from './useTypingColleague';

const ended = <p data-part="day">{chatCopy.ended}</p>;

/** Shown instead of the reply box when the chat accepts no more messages. */
const closing: Record<Exclude<ChatStatus, 'open'>, string> = {
  ended: chatCopy.ended,
  gone: inboxCopy.deleted,
  full: inboxCopy.full,
};

/** A colleague who is typing comes first: two answers to one question are worse than waiting for the visitor. */
const typingText = (isVisitorTyping: boolean, colleague: string | undefined) => {
  if (colleague) return deskCopy.agentTyping(colleague);
  return isVisitorTyping ? chatCopy.visitorTyping : '';
};

/** Replaces the reply box and shows its unsent text, so that it can be copied into an e-mail. */
function Closed({ words, draftText }: { words: string; draftText: string | undefined }) {
  const note = useFocusOnMount<HTMLDivElement>();
  return (
    <Alert
      ref={note}
      tabIndex={-1}
      severity="info"
      sx={{ flex: 'none', maxHeight: '40%', overflowY: 'auto', borderRadius: 0 }}
    >
      {words}
      {draftText && (
        <>
          <Typography sx={{ mt: 1, fontSize: 'inherit', fontWeight: 500 }}>{inboxCopy.notSent}</Typography>
          <Typography
            translate="no"
            dir="auto"
            sx={{ fontSize: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {draftText}
          </Typography>
        </>
      )}
    </Alert>
  );
}

function ReplyField(props: MessageFieldProps) {
  return <AnswerField {...props} at="above" />;
}

interface AgentChatProps {
  line: ChatLine;
  /** Something else has taken its place: what arrives is not read. */
  isHidden: boolean;
}

/** The admin's side of one chat. */
export function AgentChat({ line, isHidden }: AgentChatProps) {
  const draftKey = draftKeyOf(line);
  const colleague = useTypingColleague(line.key);
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
        isHidden={isHidden}
        ending={status === 'ended' && ended}
        onRetry={conversation.onRetry}
        onShown={conversation.onShown}
      />
      <AnswersByMail line={line} chat={chat} />
      <TypingNote text={status === 'open' ? typingText(conversation.isTyping, colleague) : ''} />
      {status === 'open' ? (
        <MessageBox
          label={inboxCopy.reply}
          placeholder={inboxCopy.placeholder}
          draftKey={draftKey}
          Field={ReplyField}
          refuse={unfilledIn}
          onSend={(text) => conversation.send(line, text)}
          onType={conversation.onType}
        />
      ) : (
        <Closed words={closing[status]} draftText={readDraft<{ text: string }>(draftKey)?.text} />
      )}
    </>
  );
}
