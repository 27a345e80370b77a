import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { subscriptionCopy as words } from '@/content/newsletters';
import { SubscriptionPanel } from '@/features/newsletter/SubscriptionPanel';
import { SharedLayout } from './shared/SharedLayout';
import { useTokenOnce } from './shared/useTokenOnce';

/** Where the links in newsletters lead: to confirm or to leave. */
export function NewsletterPage() {
  const token = useTokenOnce();
  return (
    <SharedLayout>
      <Stack useFlexGap spacing={3} sx={{ maxWidth: '72rem' }}>
        <Typography variant="h1">{words.heading}</Typography>
        {token === '' ? (
          <Alert severity="info">{words.again}</Alert>
        ) : (
          <SubscriptionPanel key={token} token={token} />
        )}
      </Stack>
    </SharedLayout>
  );
}
