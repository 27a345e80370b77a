import Typography from '@mui/material/Typography';
import { deskCopy as words } from '@/content/chatDesk';
import { useSetChatDaysMutation } from '@/features/chat/deskApi';
import { useSiteSettingsQuery } from '@/features/consignments/parties/partiesApi';
import { TermForm } from '@/ui/forms/TermForm';
import { Panel } from '@/ui/Panel';

/** For how long closed chats are kept. While the settings are loaded, or cannot be, the panels of the parties say so. */
export function ChatTermPanel({ isOwner }: { isOwner: boolean }) {
  const { data } = useSiteSettingsQuery();
  const [set, { error }] = useSetChatDaysMutation();
  return (
    <Panel heading={words.term}>
      <Typography sx={{ mb: 2 }}>{words.termHint}</Typography>
      {data && (
        <TermForm
          id="chat-days"
          days={data.chatDays}
          isOwner={isOwner}
          problem={error?.message}
          onSave={set}
        />
      )}
    </Panel>
  );
}
