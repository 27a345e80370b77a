import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { brand } from '@/brand/brand';
import { inboxCopy } from '@/content/chat';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useFocusOnMount } from '@/ui/focus/useFocusOnMount';
import { dropDraft } from '@/ui/forms/sessionDraft';
import type { ChatLine } from '../chat';
import { conversationOf } from '../chatApi';
import { draftKeyOf } from '../drafts';
import { chatDropped } from '../outboxSlice';
import { AgentChat } from './AgentChat';
import { useEndChat } from './useEndChat';

interface InboxChatProps {
  id: string;
  /** The name in the list; an older chat, or a deleted one, is not in the list. */
  listedName: string | undefined;
  onLeave: () => void;
}

/**
 * One chat with its heading, a back button on phones, and an end button: ending deletes it (docs/conformance.md,
 * section 4).
 */
export function InboxChat({ id, listedName, onLeave }: InboxChatProps) {
  const dispatch = useAppDispatch();
  const line = useMemo<ChatLine>(() => ({ side: 'agent', key: id }), [id]);
  const readName = useAppSelector((state) => conversationOf(state, line)?.senderName);
  const name = listedName ?? readName;
  const end = useEndChat(line, () => {
    dispatch(chatDropped(id));
    dropDraft(draftKeyOf(line));
    onLeave();
  });
  const heading = useFocusOnMount<HTMLHeadingElement>();

  return (
    <Box
      component="section"
      aria-label={name}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, bgcolor: brand.colors.ground }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
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
          sx={{ flex: 1, px: 1, fontSize: '1.7rem', fontWeight: 600 }}
        >
          {name}
        </Typography>
        <Button
          variant="formBack"
          onClick={end.ask}
          sx={{
            flex: 'none',
            minWidth: 0,
            px: '1.6rem',
            py: '0.8rem',
            fontSize: { xs: '1.4rem', md: '1.5rem' },
          }}
        >
          {inboxCopy.end}
        </Button>
      </Box>
      <AgentChat line={line} />
      <ConfirmDialog title={inboxCopy.end} verb={inboxCopy.endVerb} {...end.dialog} />
    </Box>
  );
}
