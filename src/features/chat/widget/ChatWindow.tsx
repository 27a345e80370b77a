import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { chatCopy } from '@/content/chat';
import { useAppSelector } from '@/redux/hooks';
import { LoadingState } from '@/ui/loading/LoadingState';
import { useOnline } from '@/ui/useOnline';
import { selectAsked } from '../chatSlice';
import { Conversation } from '../parts/Conversation';
import { MessageBox } from '../parts/MessageBox';
import { TypingNote } from '../parts/TypingNote';
import { Absence } from './Absence';
import { EndedFooter } from './EndedFooter';
import { useAbsence } from './useAbsence';
import { useCovering } from './useCovering';
import { useEscape } from './useEscape';
import type { OwnChat } from './useOwnChat';
import { useVisibleArea } from './useVisibleArea';
import { WindowHeader } from './WindowHeader';
import { windowStyles } from './windowStyles';

interface ChatWindowProps {
  ownChat: OwnChat;
  /** The user has just opened the window: the input takes the focus. */
  takesFocus: boolean;
  onMinimise: () => void;
  onClose: () => void;
}

const greeting = (
  <Box sx={{ mb: 1, color: 'text.secondary' }}>
    <Typography>{chatCopy.greeting}</Typography>
    <Typography sx={{ mt: 0.5, fontSize: 'caption.fontSize' }}>{chatCopy.privacy}</Typography>
  </Box>
);
const ended = <p data-part="day">{chatCopy.ended}</p>;

/** The visitor's side of the chat. */
export function ChatWindow({ ownChat, takesFocus, onMinimise, onClose }: ChatWindowProps) {
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  useVisibleArea(place);
  useEscape(place, onMinimise);
  const isCovering = useCovering(place);
  const absence = useAbsence(ownChat.chat?.seq ?? 0);
  const away = absence ?? '';
  const askCount = useAppSelector(selectAsked);
  const isOnline = useOnline();
  useEffect(() => {
    if (!takesFocus || !input.current) return;
    input.current.focus({ preventScroll: true });
    input.current.setSelectionRange(input.current.value.length, input.current.value.length);
  }, [takesFocus, askCount]);

  const startNew = () => {
    ownChat.startNew();
    setTimeout(() => input.current?.focus({ preventScroll: true }));
  };

  return (
    <Box
      ref={place}
      role="dialog"
      aria-modal={isCovering || undefined}
      aria-labelledby={titleId}
      sx={windowStyles}
    >
      <WindowHeader
        titleId={titleId}
        isAnswered={absence === ''}
        onSave={ownChat.canSave ? ownChat.save : undefined}
        onMinimise={onMinimise}
        onClose={onClose}
      />
      {(ownChat.isCutOff || !isOnline) && (
        <Alert severity="warning" sx={{ flex: 'none', borderRadius: 0, fontSize: 'caption.fontSize' }}>
          {chatCopy.cutOff}
        </Alert>
      )}
      {ownChat.isLoading ? (
        <Box sx={{ flex: 1, display: 'grid', placeContent: 'center' }}>
          <LoadingState label={chatCopy.loading} />
        </Box>
      ) : (
        <Conversation
          side="visitor"
          chat={ownChat.chat}
          unsent={ownChat.unsent}
          opening={greeting}
          ending={ownChat.isOver && ended}
          onRetry={ownChat.onRetry}
          onShown={ownChat.onShown}
        />
      )}
      {!ownChat.isOver && <Absence line={ownChat.chat ? ownChat.line : null} away={away} next={input} />}
      <TypingNote text={ownChat.isTyping && !ownChat.isOver ? chatCopy.supportTyping : ''} />
      {ownChat.isOver && <EndedFooter hasUnsent={ownChat.unsent.length > 0} onStartNew={startNew} />}
      {ownChat.isFull && (
        <Alert severity="info" sx={{ borderRadius: 0 }}>
          {chatCopy.full}
        </Alert>
      )}
      {!ownChat.isOver && !ownChat.isFull && (
        <MessageBox
          key={askCount} // reads the draft again
          label={chatCopy.message}
          placeholder={chatCopy.placeholder}
          draftKey={storageKeys.visitorDraft}
          inputRef={input}
          onSend={ownChat.send}
          onType={ownChat.onType}
        />
      )}
    </Box>
  );
}
