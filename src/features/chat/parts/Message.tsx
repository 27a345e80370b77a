import { memo } from 'react';
import { chatCopy } from '@/content/chat';
import { deskCopy } from '@/content/chatDesk';
import { formatTime } from '@/ui/dates/formatDate';
import type { Entry } from './entries';
import { MessageText } from './MessageText';
import { Ticks } from './Ticks';

interface MessageProps extends Entry {
  onRetry: (cid: string) => void;
}

/** One bubble. Its styles are in conversationStyles.ts: a style per bubble would make long chats slow. */
export const Message = memo(function Message({ onRetry, ...entry }: MessageProps) {
  const { cid, text, instant, progress, reason, senderName, author } = entry;
  const isMine = progress !== undefined;
  const isStuck = progress === 'failed' || progress === 'delayed';
  return (
    <>
      {entry.day && (
        <p data-part="day">
          <span>{entry.day}</span>
        </p>
      )}
      <article
        data-part="message"
        data-mine={isMine}
        data-first={entry.isFirst}
        data-failed={progress === 'failed'}
      >
        <p data-part="sender" data-quiet={isMine || !entry.isFirst}>
          <span dir="auto" translate={isMine ? undefined : 'no'}>
            {isMine ? chatCopy.you : senderName}
          </span>
        </p>
        <p data-part="text" dir="auto" translate="no">
          <MessageText text={text} />
        </p>
        <p data-part="meta">
          {author && <span translate="no">{deskCopy.writtenBy(author)}</span>}
          <time dateTime={instant}>{formatTime(instant)}</time>
          {progress && progress !== 'failed' && <Ticks progress={progress} />}
        </p>
      </article>
      {isStuck && (
        <p data-part="trouble" data-failed={progress === 'failed'}>
          <span>{reason ?? (progress === 'failed' ? chatCopy.failed : chatCopy.tryingAgain)}</span>{' '}
          <button type="button" onClick={() => onRetry(cid)}>
            {chatCopy.retry}
          </button>
        </p>
      )}
    </>
  );
});
