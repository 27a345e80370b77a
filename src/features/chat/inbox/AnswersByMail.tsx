import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { visitorAddressCopy as words } from '@/content/absence';
import { unmailableCopy } from '@/content/mailAddress';
import { formatMoment, formatTime } from '@/ui/dates/formatDate';
import { isMailAddress } from '@/ui/forms/mailAddress';
import type { ChatLine, Conversation } from '../chat';
import { useVisitorAddressQuery, type VisitorAddress } from '../supportApi';

const progressOf = ({ email, state, dueAt, at, reason }: VisitorAddress): string => {
  if (!isMailAddress(email)) return unmailableCopy.answers;
  if (state === null) return words.none;
  if (state === 'waiting') return words.waiting(formatTime(dueAt ?? ''));
  if (state === 'failed') return words.failed(reason ?? '');
  if (state === 'sent' || state === 'kept') return words[state](formatMoment(at ?? ''));
  return words[state];
};

/** Whether the visitor has left an address, and what goes there. Read again when a message was written or read. */
export function AnswersByMail({ line, chat }: { line: ChatLine; chat: Conversation }) {
  const { data, refetch } = useVisitorAddressQuery(line);
  const position = `${chat.seq} ${chat.seenSeq}`;
  const readAt = useRef(position);
  useEffect(() => {
    if (readAt.current !== position) void refetch();
    readAt.current = position;
  }, [position, refetch]);
  if (!data) return null;
  return (
    <Box
      role="status"
      sx={{
        flex: 'none',
        px: 2,
        py: 0.5,
        fontSize: 'caption.fontSize',
        overflowWrap: 'anywhere',
        color: 'text.secondary',
      }}
    >
      {words.visitorAddress(data.email)} {progressOf(data)}
    </Box>
  );
}
