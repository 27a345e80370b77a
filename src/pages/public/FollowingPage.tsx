import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { followingCopy as words } from '@/content/notices';
import { FollowingPanel } from '@/features/consignments/notices/FollowingPanel';
import { SharedLayout } from './shared/SharedLayout';
import { useTokenOnce } from './shared/useTokenOnce';

/** Where the links in notices lead: to confirm, change or stop them. */
export function FollowingPage() {
  const token = useTokenOnce();
  return (
    <SharedLayout>
      <Stack useFlexGap spacing={3} sx={{ maxWidth: '72rem' }}>
        <Typography variant="h1">{words.heading}</Typography>
        {token === '' ? (
          <Alert severity="info">{words.again}</Alert>
        ) : (
          <FollowingPanel key={token} token={token} />
        )}
      </Stack>
    </SharedLayout>
  );
}
