import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { conversationCopy as words } from '@/content/absence';
import { readToken } from '@/features/chat/chatSecrets';
import { ConversationLink, OpenedConversation } from '@/features/chat/link/ConversationLink';
import { StopAnswers } from '@/features/chat/link/StopAnswers';
import { SupportChat } from '@/features/chat/SupportChat';
import { LinkLayout } from './LinkLayout';
import { useTokenOnce } from './useTokenOnce';

/** Before the token of a link that ends the mails (supabase/functions/notices/worker.ts). */
const STOP = 'stop.';

/** Where the links in mails with answers lead: to the conversation, and to the end of these mails. */
export function ConversationPage() {
  const found = useTokenOnce();
  const [hasOwn] = useState(() => readToken() !== null);
  const stops = found.startsWith(STOP);
  return (
    <>
      <LinkLayout>
        <Stack useFlexGap spacing={3} sx={{ maxWidth: '72rem' }}>
          <Typography variant="h1">{stops ? words.stopHeading : words.heading}</Typography>
          {stops && <StopAnswers key={found} token={found.slice(STOP.length)} />}
          {!stops && found && <ConversationLink key={found} token={found} />}
          {!found && (hasOwn ? <OpenedConversation /> : <Alert severity="info">{words.again}</Alert>)}
        </Stack>
      </LinkLayout>
      {!stops && <SupportChat />}
    </>
  );
}
