import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { inboxCopy } from '@/content/chat';
import { useListChatsQuery } from '@/features/chat/chatApi';
import { listLengthened, selectChat } from '@/features/chat/chatSlice';
import { InboxChat } from '@/features/chat/inbox/InboxChat';
import { useSelectedChat } from '@/features/chat/inbox/useSelectedChat';
import { VisitorList } from '@/features/chat/inbox/VisitorList';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { ChatAnswers } from './ChatAnswers';

/** From here on the list and the chat are side by side; below, one of the two takes all the space. */
const WIDE = 'lg';

/** From below the bar and the heading to the bottom of the screen. */
const height = { xs: 'calc(100dvh - 17.6rem)', md: 'calc(100dvh - 22rem)' };

/** The visitors beside the conversation (docs/conformance.md, section 2). */
export function InboxPage() {
  const dispatch = useAppDispatch();
  const listed = useAppSelector((state) => selectChat(state).listed);
  const { selected, select, deselect } = useSelectedChat();
  const { chats, problem, refetch } = useListChatsQuery(undefined, {
    selectFromResult: ({ data, error }) => ({
      chats: data,
      problem: error?.message,
    }),
  });
  const list = useFocusOnChange(selected);
  const line = chats?.find(({ id }) => id === selected);
  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h2" component="h1">
          {inboxCopy.title}
        </Typography>
      </Stack>
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
          ref={list}
          tabIndex={-1}
          sx={{
            overflowY: 'auto',
            borderRight: { [WIDE]: '1px solid' },
            borderColor: { [WIDE]: 'divider' },
            display: { xs: selected ? 'none' : 'block', [WIDE]: 'block' },
          }}
        >
          <VisitorList
            chats={chats}
            problem={problem}
            selected={selected}
            onSelect={select}
            onRetry={() => void refetch()}
            hasMore={(chats?.length ?? 0) >= listed}
            onMore={() => dispatch(listLengthened())}
          />
        </Box>
        {selected ? (
          <ChatAnswers key={selected} id={selected}>
            <InboxChat id={selected} listedName={line?.senderName} onLeave={deselect} />
          </ChatAnswers>
        ) : (
          <Box sx={{ display: { xs: 'none', [WIDE]: 'grid' }, placeContent: 'center', p: 4 }}>
            <Typography color="textSecondary">{inboxCopy.chooseOne}</Typography>
          </Box>
        )}
      </Paper>
    </Stack>
  );
}
