import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { settingsCopy } from '@/content/auth';
import { PasswordPanel } from '@/features/auth/PasswordPanel';
import { SecondStepPanel } from '@/features/auth/SecondStepPanel';
import { SessionsPanel } from '@/features/auth/SessionsPanel';
import { ShortcutsPanel } from '@/features/commands/ShortcutsPanel';

/** Settings of the admin's own account, and of this browser. */
export function SettingsPage() {
  return (
    <Stack spacing={3}>
      <Typography variant="h2" component="h1">
        {settingsCopy.title}
      </Typography>
      <PasswordPanel />
      <SecondStepPanel />
      <SessionsPanel />
      <ShortcutsPanel />
    </Stack>
  );
}
