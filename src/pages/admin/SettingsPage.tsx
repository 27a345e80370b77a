import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { settingsCopy } from '@/content/auth';
import { SecondStepPanel } from '@/features/auth/SecondStepPanel';

/** Settings of the admin's own account. */
export function SettingsPage() {
  return (
    <Stack spacing={3}>
      <Typography variant="h2" component="h1">
        {settingsCopy.title}
      </Typography>
      <SecondStepPanel />
    </Stack>
  );
}
