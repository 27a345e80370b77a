import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { inboxCopy } from '@/content/chat';
import { selectSessionUser } from '@/domain/session/sessionSlice';
import { listLengthened } from '@/features/chat/chatSlice';
import { ChatFilterBar } from '@/features/chat/inbox/filter/ChatFilterBar';
import { useChatFilter } from '@/features/chat/inbox/filter/useChatFilter';
import { hasRoom, useDetails } from '@/features/chat/inbox/details/detailsState';
import { InboxChat } from '@/features/chat/inbox/InboxChat';
import { useSelectedChat } from '@/features/chat/inbox/useSelectedChat';
import { VisitorList } from '@/features/chat/inbox/VisitorList';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { PartBoundary } from '@/ui/PartBoundary';

/** From here on the list and the chat are side by side; below, one of the two takes all the space. */
const WIDE = 'lg';

/** From below the bar and the heading to the bottom of the screen. */
const height = { xs: 'calc(100dvh - 17.6rem)', md: 'calc(100dvh - 22rem)' };

/** The visitors beside the conversation (docs/conformance.md, section 2). */
export function InboxPage() {
  const dispatch = useAppDispatch();
  const { selected, select, deselect } = useSelectedChat();
  const list = useChatFilter();
  const me = useAppSelector(selectSessionUser)?.email ?? '';
  const details = useDetails(selected);
  const focusedList = useFocusOnChange(selected);
  const line = list.chats?.find(({ id }) => id === selected);
  return (
    <Stack spacing={2}>
      <Typography variant="h2" component="h1">
        {inboxCopy.title}
      </Typography>
      <Paper
        variant="outlined"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', [WIDE]: '34rem minmax(0, 1fr)' },
          gridTemplateRows: 'minmax(0, 1fr)',
          height,
          minHeight: '36rem',
          overflow: 'hidden',
        }}
      >
        <Box
          sx={{
            display: { xs: selected ? 'none' : 'flex', [WIDE]: 'flex' },
            flexDirection: 'column',
            minHeight: 0,
            borderRight: { [WIDE]: '1px solid' },
            borderColor: { [WIDE]: 'divider' },
          }}
        >
          <ChatFilterBar filter={list.filter} me={me} onChange={list.change} />
          <Box ref={focusedList} tabIndex={-1} sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
            <PartBoundary>
              <VisitorList
                chats={list.chats}
                problem={list.problem}
                selected={selected}
                onSelect={select}
                onRetry={() => void list.refetch()}
                hasMore={list.hasMore}
                isFiltered={list.isOn}
                onMore={() => dispatch(listLengthened())}
              />
            </PartBoundary>
          </Box>
        </Box>
        {selected ? (
          <PartBoundary key={selected}>
            <InboxChat
              id={selected}
              listedName={line?.senderName}
              details={details}
              onSelect={select}
              onLabel={(label) => {
                list.change({ label });
                if (!hasRoom()) deselect();
              }}
              onLeave={deselect}
            />
          </PartBoundary>
        ) : (
          <Box sx={{ display: { xs: 'none', [WIDE]: 'grid' }, placeContent: 'center', p: 4 }}>
            <Typography color="textSecondary">{inboxCopy.chooseOne}</Typography>
          </Box>
        )}
      </Paper>
    </Stack>
  );
}
