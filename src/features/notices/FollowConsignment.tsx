import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';
import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { followCopy as words } from '@/content/notices';
import { lazyPart } from '@/ui/loading/lazyPart';
import { notPrinted } from '@/ui/notPrinted';
import { ResultAction } from '@/ui/HeadingAction';

const FollowDialog = lazyPart(
  () => import(/* webpackChunkName: "follow" */ './FollowDialog'),
  (part) => part.FollowDialog,
);

interface FollowConsignmentProps {
  trackingId: string;
  /** Gets what the site says once it has sent a link to the address. */
  onSent: (message: string) => void;
}

/** Offers to be told of a consignment by mail. */
export function FollowConsignment({ trackingId, onSent }: FollowConsignmentProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={notPrinted}>
      <ResultAction label={words.open} Icon={NotificationsNoneIcon} onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <FollowDialog trackingId={trackingId} onSent={onSent} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
