import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { settingsCopy } from '@/content/auth';
import { PasswordPanel } from '@/features/auth/PasswordPanel';
import { SecondStepPanel } from '@/features/auth/SecondStepPanel';
import { SessionsPanel } from '@/features/auth/SessionsPanel';
import { useRole } from '@/features/auth/useSession';
import { OfficeHoursPanel } from '@/features/chat/hours/OfficeHoursPanel';
import { ShortcutsPanel } from '@/features/commands/ShortcutsPanel';
import { NoticeRulesPanel } from '@/features/notices/NoticeRulesPanel';
import { LockPanel } from '@/features/sharing/parties/LockPanel';
import { DemonstrationPanel } from '@/features/demonstration/DemonstrationPanel';
import { AlertMailsPanel } from '@/features/health/AlertMailsPanel';
import { PreparedAnswersPanel } from '@/features/preparedAnswers/PreparedAnswersPanel';
import { ReplyTimePanel } from '@/features/replies/ReplyTimePanel';
import { notPrinted } from '@/ui/notPrinted';
import { PartStack } from '@/ui/PartBoundary';

/** Settings of the admin's own account, of the site, and of this browser. Only the recovery codes are for paper. */
export function SettingsPage() {
  const isOwner = useRole() === 'owner';
  return (
    <PartStack spacing={3}>
      <Typography variant="h2" component="h1">
        {settingsCopy.title}
      </Typography>
      <Box sx={notPrinted}>
        <PasswordPanel />
      </Box>
      <SecondStepPanel />
      <PartStack spacing={3} sx={notPrinted}>
        <SessionsPanel />
        <LockPanel isOwner={isOwner} />
        <OfficeHoursPanel isOwner={isOwner} />
        <ReplyTimePanel isOwner={isOwner} />
        <NoticeRulesPanel isOwner={isOwner} />
        {isOwner && <AlertMailsPanel />}
        {isOwner && <DemonstrationPanel />}
        <PreparedAnswersPanel />
        <ShortcutsPanel />
      </PartStack>
    </PartStack>
  );
}
