import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { chatCopy } from '@/content/chat';
import { usePageShown } from '@/ui/motion/usePageShown';
import { lastKnownSeq, type Conversation as Chat, type Side } from '../chat';
import type { Pending } from '../outbox';
import { conversationStyles } from './conversationStyles';
import { toEntries } from './entries';
import { Message } from './Message';
import { useEarlier } from './useEarlier';
import { useFollow } from './useFollow';

interface ConversationProps {
  side: Side;
  chat: Chat | undefined;
  unsent: readonly Pending[];
  /** Something else has taken its place. */
  isHidden?: boolean;
  /** Rendered above the first message. */
  opening?: ReactNode;
  /** Rendered below the last one. */
  ending?: ReactNode;
  onRetry: (cid: string) => void;
  /** Called when the user can see everything up to this `seq`. */
  onShown: (upto: number) => void;
}

/** The messages, newest last. */
export function Conversation({ side, chat, unsent, isHidden = false, ...props }: ConversationProps) {
  const { opening, ending, onRetry, onShown } = props;
  const pane = useRef<HTMLDivElement>(null);
  const entries = useMemo(() => toEntries(side, chat, unsent), [side, chat, unsent]);
  const newest = entries.at(-1);
  const { isAtEnd, hasNews, onScroll, toEnd } = useFollow(
    pane,
    newest && { cid: newest.cid, isMine: newest.progress !== undefined },
    entries.findLast(({ progress }) => progress === undefined)?.cid,
  );
  const { skipped, isGrowing, showEarlier } = useEarlier(pane, entries.length, isAtEnd);

  /** These buttons disappear when pressed; the focus moves to the log instead of being lost. */
  const keepFocus = () => pane.current?.focus({ preventScroll: true });
  const retry = useCallback(
    (cid: string) => {
      keepFocus();
      onRetry(cid);
    },
    [onRetry],
  );

  const isPageShown = usePageShown();
  const upto = lastKnownSeq(chat?.items);
  const isShown = isAtEnd && isPageShown && !isHidden;
  useEffect(() => {
    if (isShown && upto > 0) onShown(upto);
  }, [isShown, upto, onShown]);

  return (
    <Box sx={{ position: 'relative', display: 'flex', flex: 1, minHeight: 0 }}>
      <Box
        ref={pane}
        tabIndex={0}
        role="log"
        aria-live={isGrowing ? 'off' : 'polite'}
        aria-relevant="additions"
        aria-label={chatCopy.conversation}
        onScroll={onScroll}
        sx={{
          flex: 1,
          minWidth: 0,
          overflowY: 'auto',
          overflowX: 'hidden',
          overscrollBehavior: 'contain',
          overflowAnchor: 'none',
          outlineOffset: '-3px',
        }}
      >
        <Box sx={conversationStyles}>
          {opening}
          {skipped > 0 && (
            <Button
              size="small"
              onClick={() => {
                keepFocus();
                showEarlier();
              }}
              sx={{ alignSelf: 'center' }}
            >
              {chatCopy.earlier}
            </Button>
          )}
          {entries.slice(skipped).map((entry) => (
            <Message key={entry.cid} {...entry} onRetry={retry} />
          ))}
          {ending}
        </Box>
      </Box>
      {hasNews && (
        <Button
          variant="track"
          size="small"
          startIcon={<DownIcon />}
          onClick={() => {
            keepFocus();
            toEnd();
          }}
          sx={{
            position: 'absolute',
            bottom: '1.2rem',
            left: '50%',
            transform: 'translateX(-50%)',
            boxShadow: 3,
          }}
        >
          {chatCopy.newMessages}
        </Button>
      )}
    </Box>
  );
}
