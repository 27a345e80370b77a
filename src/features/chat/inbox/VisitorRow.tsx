import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { memo } from 'react';
import { brand } from '@/brand/brand';
import { chatCopy, inboxCopy } from '@/content/chat';
import { deskCopy } from '@/content/chatDesk';
import { formatDay, formatTime } from '@/ui/dates/formatDate';
import { visuallyHidden } from '@/ui/visuallyHidden';
import type { ChatSummary } from '../chat';

interface VisitorRowProps {
  chat: ChatSummary;
  isActive: boolean;
  onSelect: (id: string) => void;
}

/** The time for today's messages, the date for older ones. */
const whenOf = (instant: string) =>
  formatDay(instant) === formatDay(new Date().toISOString()) ? formatTime(instant) : formatDay(instant);

/** What is said of a chat besides its last message. */
const marksOf = ({ waitingSince, snoozedUntil, assignedTo, labels, unread }: ChatSummary) => [
  ...(waitingSince && unread === 0 ? [deskCopy.waiting] : []),
  ...(snoozedUntil && Date.parse(snoozedUntil) > Date.now() ? [deskCopy.snoozed] : []),
  ...(assignedTo ? [deskCopy.assignedTo(assignedTo)] : []),
  ...labels,
];

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const VisitorRow = memo(function VisitorRow({ chat, isActive, onSelect }: VisitorRowProps) {
  const { id, senderName, unread, lastText, lastType, lastDate, updated_at, endedChat } = chat;
  const marks = marksOf(chat);
  return (
    <ListItem disablePadding data-list-row>
      <ListItemButton
        selected={isActive}
        aria-current={isActive || undefined}
        onClick={() => onSelect(id)}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gap: '0.2rem 1.2rem',
          px: 2,
          py: 1.5,
          borderLeft: '4px solid',
          borderColor: isActive ? 'primary.main' : 'transparent',
          fontSize: 'body2.fontSize',
          '&.Mui-selected': { bgcolor: brand.colors.blush },
          '@media (forced-colors: active)': { borderColor: isActive ? 'Highlight' : 'Canvas' },
        }}
      >
        <Box component="span" sx={{ ...oneLine, fontWeight: unread > 0 ? 600 : 500 }}>
          {senderName}
        </Box>
        <Box
          component="time"
          dateTime={lastDate ?? updated_at}
          sx={{ fontSize: 'caption.fontSize', color: 'text.secondary' }}
        >
          {whenOf(lastDate ?? updated_at)}
        </Box>
        <Box component="span" sx={{ ...oneLine, fontSize: 'body2.fontSize', color: 'text.secondary' }}>
          {endedChat && (
            <Box component="span" sx={{ mr: 1, fontWeight: 600, color: 'primary.main' }}>
              {chatCopy.ended}
            </Box>
          )}
          {lastType === 'agent' && <span>{inboxCopy.youWrote}</span>}
          <bdi>{lastText}</bdi>
        </Box>
        {marks.length > 0 && (
          <Box
            component="span"
            sx={{
              ...oneLine,
              gridColumn: '1 / -1',
              gridRow: 3,
              fontSize: 'caption.fontSize',
              color: 'text.secondary',
            }}
          >
            {marks.join(' · ')}
          </Box>
        )}
        {unread > 0 && (
          <Box component="span" sx={{ display: 'grid', placeItems: 'center', pr: 1 }}>
            <Badge badgeContent={unread} color="primary" slotProps={{ badge: { 'aria-hidden': true } }} />
            <Box component="span" sx={visuallyHidden}>
              {chatCopy.unread(unread)}
            </Box>
          </Box>
        )}
      </ListItemButton>
    </ListItem>
  );
});
