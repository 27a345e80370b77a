import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { deskCopy as words } from '@/content/chatDesk';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import type { ChatDetails } from '../../desk';
import { useChatDetailsQuery } from '../../deskApi';
import { EarlierChats } from './EarlierChats';
import { Handling } from './Handling';
import { Labels } from './Labels';
import { MentionedConsignments } from './MentionedConsignments';
import { Notes } from './Notes';
import { VisitorFacts } from './VisitorFacts';

interface DetailsPanelProps {
  chat: string;
  name: string;
  /** What can be tracking ids in the messages. */
  mentioned: readonly string[];
  /** Writes to the visitor; undefined where nothing can be sent. */
  onSend: ((text: string) => void) | undefined;
  onSelect: (chat: string) => void;
  onLabel: (label: string) => void;
  onHide: () => void;
  /** Whether the panel has taken the place of the conversation. */
  isAlone: boolean;
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={heading}>
      <Typography component="h3" sx={{ mb: 1, fontSize: 'body2.fontSize', fontWeight: 600 }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}

function Parts({ chat, details, ...props }: DetailsPanelProps & { details: ChatDetails }) {
  return (
    <Stack spacing={3} sx={{ p: 2 }}>
      <Part heading={words.visitor}>
        <VisitorFacts {...details} />
      </Part>
      <Part heading={words.consignments}>
        <MentionedConsignments trackingIds={props.mentioned} onSend={props.onSend} />
      </Part>
      <Part heading={words.handling}>
        <Handling chat={chat} {...details} />
      </Part>
      <Part heading={words.labels}>
        <Labels
          chat={chat}
          labels={details.labels}
          knownLabels={details.knownLabels}
          onShow={props.onLabel}
        />
      </Part>
      <Part heading={words.notes}>
        <Notes chat={chat} notes={details.notes} me={details.me} />
      </Part>
      <Part heading={words.earlier}>
        <EarlierChats chats={details.earlier} onSelect={props.onSelect} />
      </Part>
    </Stack>
  );
}

/** The details beside a conversation. */
export function DetailsPanel(props: DetailsPanelProps) {
  const { chat, name, onHide, isAlone } = props;
  const { details, isMissing, problem, refetch } = useChatDetailsQuery(chat, {
    selectFromResult: ({ currentData, error }) => ({
      details: currentData ?? undefined,
      isMissing: currentData === null,
      problem: error?.message,
    }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAlone) heading.current?.focus();
  }, [isAlone]);
  return (
    <Box
      component="aside"
      aria-label={words.detailsOf(name)}
      sx={{
        minWidth: 0,
        overflowY: 'auto',
        borderLeft: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1, minHeight: '6rem' }}>
        <IconButton aria-label={words.hideDetails} onClick={onHide}>
          <CloseIcon />
        </IconButton>
        <Typography
          ref={heading}
          tabIndex={-1}
          component="h2"
          sx={{ fontSize: 'body1.fontSize', fontWeight: 600 }}
        >
          {words.details}
        </Typography>
      </Box>
      {details && <Parts {...props} details={details} />}
      {!details && !isMissing && !problem && <LoadingState label={words.loading} minHeight="8rem" />}
      {!details && problem && (
        <Box sx={{ p: 2 }}>
          <ErrorState message={problem} onRetry={() => void refetch()} />
        </Box>
      )}
    </Box>
  );
}
