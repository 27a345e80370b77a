import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useRef } from 'react';
import { paths } from '@/config/paths';
import { inboxCopy } from '@/content/chat';
import { deskCopy } from '@/content/chatDesk';
import { emptyCopy } from '@/content/emptyPages';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import type { ChatSummary } from '../chat';
import { VisitorRow } from './VisitorRow';

interface VisitorListProps {
  chats: readonly ChatSummary[] | undefined;
  /** Why the list could not be loaded. */
  problem: string | undefined;
  selected: string | null;
  onSelect: (id: string) => void;
  onRetry: () => void;
  /** There may be older chats. */
  hasMore: boolean;
  /** Only some chats are shown: none means that none matches. */
  isFiltered?: boolean;
  onMore: () => void;
}

/** The chats, most recently updated first. */
export function VisitorList({ chats, problem, selected, ...props }: VisitorListProps) {
  const { onSelect, onRetry, hasMore, isFiltered, onMore } = props;
  const list = useRef<HTMLUListElement>(null);
  /** The button disappears when pressed: the focus moves to the last row, before those being loaded. */
  const more = () => {
    list.current?.querySelector<HTMLElement>(':scope > :last-child > [role=button]')?.focus();
    onMore();
  };
  if (!chats && problem) {
    return (
      <Box sx={{ p: 2 }}>
        <ErrorState message={problem} onRetry={onRetry} />
      </Box>
    );
  }
  if (!chats) return <LoadingState label={inboxCopy.loading} />;
  if (chats.length === 0 && isFiltered)
    return <EmptyState title={deskCopy.noMatch} hint={deskCopy.noMatchHint} />;
  if (chats.length === 0)
    return <EmptyState {...emptyCopy.chats} action={{ label: emptyCopy.chats.action, to: paths.home }} />;
  return (
    <>
      <List ref={list} aria-label={inboxCopy.visitors} disablePadding translate="no">
        {chats.map((chat) => (
          <VisitorRow key={chat.id} chat={chat} isActive={chat.id === selected} onSelect={onSelect} />
        ))}
      </List>
      {hasMore && (
        <Button fullWidth onClick={more}>
          {inboxCopy.more}
        </Button>
      )}
    </>
  );
}
