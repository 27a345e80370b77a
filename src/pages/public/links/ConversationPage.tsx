import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { conversationCopy as words } from '@/content/absence';
import { readToken } from '@/features/chat/chatSecrets';
import { ConversationLink, OpenedConversation } from '@/features/chat/link/ConversationLink';
import { StopAnswers } from '@/features/chat/link/StopAnswers';
import { SupportChat } from '@/features/chat/SupportChat';
import { LinkContext } from '@/ui/links/linkContext';
import { NoLink } from '@/ui/links/PasteLink';
import { LinkLayout } from './LinkLayout';
import { useTokenOnce } from './useTokenOnce';

/** Where the links in mails with answers lead: to the conversation, and to the end of these mails. */
export function ConversationPage() {
  const { token, stops, wasOpened, ...link } = useTokenOnce();
  const [hasOwn] = useState(() => readToken() !== null);
  return (
    <>
      <LinkLayout>
        <LinkContext value={link}>
          <Stack useFlexGap spacing={3} sx={{ maxWidth: '72rem' }}>
            <Typography variant="h1">{stops ? words.stopHeading : words.heading}</Typography>
            {token && stops && <StopAnswers key={token} token={token} />}
            {token && !stops && <ConversationLink key={token} token={token} />}
            {!token &&
              (hasOwn ? <OpenedConversation /> : <NoLink again={words.again} wasOpened={wasOpened} />)}
          </Stack>
        </LinkContext>
      </LinkLayout>
      {!stops && <SupportChat />}
    </>
  );
}
