import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { staffCopy as words } from '@/content/staff';
import { InvitationsPanel } from '@/features/staff/InvitationsPanel';
import { InviteForm } from '@/features/staff/InviteForm';
import { LinkDialog } from '@/features/staff/LinkDialog';
import { MembersPanel } from '@/features/staff/MembersPanel';
import { useStaffQuery, type MadeLink } from '@/features/staff/staffApi';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';

/** The staff, for owners: who is on it and as what, invitations, and links to new passwords. */
export function StaffPage() {
  const { data, isError, refetch } = useStaffQuery();
  const [link, setLink] = useState<MadeLink>();
  return (
    <Stack spacing={3}>
      <Typography variant="h2" component="h1">
        {words.title}
      </Typography>
      {isError && <ErrorState message={words.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingState label={words.loading} />}
      {data && (
        <>
          <MembersPanel members={data.members} onLink={setLink} />
          <InviteForm onLink={setLink} />
          <InvitationsPanel invitations={data.invitations} onLink={setLink} />
        </>
      )}
      {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </Stack>
  );
}
