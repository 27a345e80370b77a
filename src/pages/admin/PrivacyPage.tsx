import Typography from '@mui/material/Typography';
import { personalDataCopy as words } from '@/content/personalData';
import { PersonPanel } from '@/features/privacy/PersonPanel';
import { TermsPanel } from '@/features/privacy/TermsPanel';
import { PartStack } from '@/ui/PartBoundary';

/** What is known of people, for owners: finding, exporting and erasing it, and for how long it is kept. */
export function PrivacyPage() {
  return (
    <PartStack spacing={3}>
      <Typography variant="h2" component="h1">
        {words.title}
      </Typography>
      <PersonPanel />
      <TermsPanel />
    </PartStack>
  );
}
