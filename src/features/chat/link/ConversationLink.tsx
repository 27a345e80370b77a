import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { limitWords } from '@/api/limitWords';
import { paths } from '@/config/paths';
import { conversationCopy as words } from '@/content/absence';
import { useAppDispatch } from '@/redux/hooks';
import { ErrorState } from '@/ui/ErrorState';
import { useFocusOnMount } from '@/ui/focus/useFocusOnMount';
import { LinkEnded } from '@/ui/links/LinkEnded';
import { LoadingState } from '@/ui/loading/LoadingState';
import { isOver, type ChatLine, type Conversation } from '../chat';
import { useReadChatQuery } from '../chatApi';
import { readToken } from '../chatSecrets';
import { closingUndone, ownChatFound, windowClosed, windowOpened } from '../chatSlice';
import { useOwnAddressQuery } from '../supportApi';

const asLine = (key: string): ChatLine => ({ side: 'visitor', key });

/**
 * Whether the link opens the conversation that this browser has already. The tokens differ, but both are answered with the same
 * topic.
 */
const isSame = (first: Conversation, other: Conversation) =>
  first.topic !== '' && first.topic === other.topic;

/** Opens the conversation of a link in the chat window. Another one that this browser has open is not given up unasked. */
export function ConversationLink({ token }: { token: string }) {
  const [keptToken] = useState(readToken);
  const linked = useReadChatQuery(asLine(token));
  const other = useReadChatQuery(keptToken && keptToken !== token ? asLine(keptToken) : skipToken);
  // By this call the database learns that the link was used, and so that its address is right.
  useOwnAddressQuery(asLine(token));
  const failed = linked.error ?? other.error;
  if (failed && !linked.isFetching && !other.isFetching) {
    const retry = () => {
      void linked.refetch();
      if (!other.isUninitialized) void other.refetch();
    };
    return <ErrorState message={limitWords(failed) ?? words.failed} onRetry={retry} />;
  }
  if (!linked.data || (!other.data && !other.isUninitialized)) return <LoadingState label={words.loading} />;
  if (linked.data.status === 'gone') {
    return (
      <LinkEnded message={words.over} severity="info" next={{ label: words.newChat, href: paths.home }} />
    );
  }
  if (!other.data || keptToken === null || isOver(other.data.status))
    return <OpenedConversation token={token} />;
  if (isSame(linked.data, other.data)) return <OpenedConversation />;
  return <Choice token={token} other={asLine(keptToken)} />;
}

function Choice({ token, other }: { token: string; other: ChatLine }) {
  const dispatch = useAppDispatch();
  const [chosenChat, setChosenChat] = useState<'link' | 'other'>();
  if (chosenChat === 'link') return <OpenedConversation token={token} />;
  if (chosenChat === 'other') return <Alert severity="info">{words.keptOther}</Alert>;
  return (
    <Stack spacing={2}>
      <Typography>{words.other}</Typography>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="formBTN"
          onClick={() => {
            dispatch(closingUndone());
            setChosenChat('other');
          }}
        >
          {words.keepOther}
        </Button>
        <Button
          variant="formBack"
          onClick={() => {
            dispatch(windowClosed(other));
            setChosenChat('link');
          }}
        >
          {words.endOther}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Makes the conversation this browser's own; without a token it is already. */
export function OpenedConversation({ token }: { token?: string }) {
  const dispatch = useAppDispatch();
  const text = useFocusOnMount<HTMLParagraphElement>();
  useEffect(() => {
    if (token) dispatch(ownChatFound(token));
    dispatch(windowOpened());
  }, [dispatch, token]);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography ref={text} tabIndex={-1} sx={{ outline: 'none' }}>
        {words.open}
      </Typography>
      <Button variant="formBTN" onClick={() => dispatch(windowOpened())}>
        {words.openWindow}
      </Button>
    </Stack>
  );
}
