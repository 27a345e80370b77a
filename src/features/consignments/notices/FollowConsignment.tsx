import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { followCopy as words } from '@/content/notices';
import { lazyPart } from '@/ui/loading/lazyPart';
import { notPrinted } from '@/ui/notPrinted';

const FollowDialog = lazyPart(
  () => import(/* webpackChunkName: "follow" */ './FollowDialog'),
  (part) => part.FollowDialog,
);

/** Offers to be told of a consignment by mail. */
export function FollowConsignment({ trackingId }: { trackingId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<string>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, ...notPrinted }}>
      <Button variant="main" startIcon={<NotificationsNoneIcon />} onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <div role="status">{sent !== undefined && <Alert severity="info">{sent}</Alert>}</div>
      {isOpen && (
        <Suspense fallback={null}>
          <FollowDialog trackingId={trackingId} onSent={setSent} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
