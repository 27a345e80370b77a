import BackIcon from '@mui/icons-material/ArrowBack';
import DetailsIcon from '@mui/icons-material/InfoOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { brand } from '@/brand/brand';
import { inboxCopy } from '@/content/chat';
import { deskCopy } from '@/content/chatDesk';
import { PreparedAnswers } from '@/domain/preparedAnswers/PreparedAnswers';
import { mentionedIds } from '@/domain/trackingId/mentionedIds';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useFocusOnMount } from '@/ui/focus/useFocusOnMount';
import { dropDraft } from '@/ui/forms/sessionDraft';
import { lastKnownSeq, toBody, type ChatLine } from '../chat';
import { conversationOf } from '../chatApi';
import { draftKeyOf } from '../drafts';
import { unsentOf } from '../outbox';
import { hidingChanged } from '../chatSlice';
import { chatDropped, messageWritten, selectOutbox } from '../outboxSlice';
import { AgentChat } from './AgentChat';
import { DetailsPanel } from './details/DetailsPanel';
import type { Details } from './details/detailsState';
import { useCloseChat } from './useCloseChat';
import { useEndChat } from './useEndChat';

interface InboxChatProps {
  id: string;
  /** The name in the list; an older chat, or a deleted one, is not in the list. */
  listedName: string | undefined;
  details: Details;
  onSelect: (id: string) => void;
  /** Shows the chats with a label. */
  onLabel: (label: string) => void;
  onLeave: () => void;
}

const button = {
  flex: 'none',
  minWidth: 0,
  px: '1.2rem',
  py: '0.8rem',
  fontSize: 'body2.fontSize',
};

/**
 * One chat with its heading, a back button on phones, a button that ends it and keeps it, and the specified one: ending
 * deletes it (docs/conformance.md, section 4). What stands beside it takes its place where there is no room for both.
 */
export function InboxChat({ id, listedName, details, onLeave, ...props }: InboxChatProps) {
  const dispatch = useAppDispatch();
  const line = useMemo<ChatLine>(() => ({ side: 'agent', key: id }), [id]);
  const chat = useAppSelector((state) => conversationOf(state, line));
  const name = listedName ?? chat?.senderName ?? '';
  const items = chat?.items;
  const mentioned = useMemo(() => mentionedIds(items?.map(({ message }) => message) ?? []), [items]);
  const end = useEndChat(line, () => {
    dispatch(chatDropped(id));
    dropDraft(draftKeyOf(line));
    onLeave();
  });
  const closing = useCloseChat(line);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const outbox = useAppSelector(selectOutbox);
  /** Sends the text of a button: pressed again while that is on its way, it means the same message. */
  const sendOnce = (text: string) => {
    const isUnderWay = unsentOf(outbox, id).some(
      ({ state, body }) => state === 'sending' && body === toBody(text),
    );
    if (!isUnderWay) dispatch(messageWritten(line, text, lastKnownSeq(chat?.items)));
  };
  const { isShown, isAlone, toggle } = details;
  useEffect(() => {
    dispatch(hidingChanged(isAlone));
    return () => void dispatch(hidingChanged(false));
  }, [dispatch, isAlone]);
  const isOpen = chat?.status === 'open' || chat?.status === 'full';
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: isShown && !isAlone ? 'minmax(0, 1fr) 32rem' : 'minmax(0, 1fr)',
        gridTemplateRows: 'minmax(0, 1fr)',
        minHeight: 0,
      }}
    >
      <Box
        component="section"
        aria-label={name}
        sx={{
          display: isAlone ? 'none' : 'flex',
          flexDirection: 'column',
          minHeight: 0,
          bgcolor: brand.colors.ground,
        }}
      >
        <Box
          component="header"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            p: 1,
            minHeight: '6rem',
            bgcolor: 'background.paper',
            borderBottom: '1px solid',
            borderColor: 'divider',
          }}
        >
          <IconButton aria-label={inboxCopy.back} onClick={onLeave} sx={{ display: { lg: 'none' } }}>
            <BackIcon />
          </IconButton>
          <Typography
            component="h2"
            ref={heading}
            tabIndex={-1}
            noWrap
            translate="no"
            sx={{ flex: '1 1 10rem', px: 1, fontSize: 'body1.fontSize', fontWeight: 600 }}
          >
            {name}
          </Typography>
          <Tooltip title={deskCopy.details}>
            <IconButton aria-label={deskCopy.details} aria-expanded={isShown} onClick={toggle}>
              <DetailsIcon />
            </IconButton>
          </Tooltip>
          {isOpen && (
            <Button
              variant="formBack"
              loading={closing.isClosing}
              onClick={() => void closing.close()}
              sx={button}
            >
              {deskCopy.closeAndKeep}
            </Button>
          )}
          <Button variant="formBack" onClick={end.ask} sx={button}>
            {inboxCopy.end}
          </Button>
        </Box>
        {closing.problem && isOpen && (
          <Alert severity="warning" sx={{ flex: 'none', borderRadius: 0 }}>
            {closing.problem}
          </Alert>
        )}
        <PreparedAnswers name={chat?.senderName} mentioned={mentioned}>
          <AgentChat line={line} isHidden={isAlone} />
        </PreparedAnswers>
      </Box>
      {isShown && (
        <DetailsPanel
          key={String(isAlone)} // takes the focus with the place
          chat={id}
          name={name}
          isAlone={isAlone}
          mentioned={mentioned}
          onSend={chat?.status === 'open' ? sendOnce : undefined}
          onSelect={props.onSelect}
          onLabel={props.onLabel}
          onHide={() => {
            toggle();
            requestAnimationFrame(() => heading.current?.focus());
          }}
        />
      )}
      <ConfirmDialog
        title={inboxCopy.end}
        verb={inboxCopy.endVerb}
        alternative={<Typography sx={{ mt: 1.5 }}>{deskCopy.endsForBoth}</Typography>}
        {...end.dialog}
      />
    </Box>
  );
}
