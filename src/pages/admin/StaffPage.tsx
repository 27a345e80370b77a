import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { staffCopy as words } from '@/content/staff';
import { IdentityDialog } from '@/features/auth/IdentityDialog';
import { InvitationsPanel } from '@/features/staff/InvitationsPanel';
import { InviteForm } from '@/features/staff/InviteForm';
import { LinkDialog } from '@/features/staff/LinkDialog';
import { MembersPanel } from '@/features/staff/MembersPanel';
import { ReviewPanel } from '@/features/staff/ReviewPanel';
import { useStaffQuery, type MadeLink } from '@/features/staff/staffApi';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import { notPrinted } from '@/ui/notPrinted';
import { PartStack } from '@/ui/PartBoundary';

/** The staff, for owners: who is on it and as what, invitations, links to new passwords, and the yearly list on paper. */
export function StaffPage() {
  const { data, error, refetch } = useStaffQuery();
  const [link, setLink] = useState<MadeLink>();
  return (
    <PartStack spacing={3}>
      <Typography variant="h2" component="h1">
        {words.title}
      </Typography>
      {error && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState label={words.loading} />}
      {data && (
        <>
          <PartStack spacing={3} sx={notPrinted}>
            <MembersPanel members={data.members} onLink={setLink} />
            <InviteForm onLink={setLink} />
            <InvitationsPanel invitations={data.invitations} onLink={setLink} />
          </PartStack>
          <ReviewPanel members={data.members} />
        </>
      )}
      <IdentityDialog />
      {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </PartStack>
  );
}
