import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { emptyCopy } from '@/content/emptyPages';
import { roleNames, staffCopy as words } from '@/content/staff';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
import { Timestamp } from '@/ui/dates/Timestamp';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { SplitRows } from '@/ui/list/SplitRow';
import { Panel } from '@/ui/Panel';
import { useQuestion } from '@/ui/useQuestion';
import {
  useInviteStaffMutation,
  useRevokeInvitationMutation,
  type Invitation,
  type MadeLink,
} from './staffApi';
import { StaffRow } from './StaffRow';

interface InvitationsPanelProps {
  invitations: readonly Invitation[];
  onLink: (link: MadeLink) => void;
}

/** Invitations that nobody has used yet. */
export function InvitationsPanel({ invitations, onLink }: InvitationsPanelProps) {
  const [invite, inviting] = useInviteStaffMutation();
  const [revoke, revocation] = useRevokeInvitationMutation();
  const { ask, dialog } = useQuestion<Invitation>({
    titleOf: ({ email }) => words.revokeOf(email),
    verb: words.revoke,
    act: ({ id }) => revoke(id),
    mutation: revocation,
    problem: revocation.error?.message,
  });
  const panel = useFocusOnChange(invitations.length);
  const again = async ({ email, role }: Invitation) => {
    const { data } = await invite({ email, role });
    if (data) onLink(data);
  };
  return (
    <Panel ref={panel} heading={words.invitations}>
      {inviting.error && <Alert severity="error">{inviting.error.message}</Alert>}
      {invitations.length === 0 && <EmptyState {...emptyCopy.invitations} />}
      <SplitRows>
        {invitations.map((invitation) => (
          <StaffRow
            key={invitation.id}
            actions={
              <>
                <Button
                  variant="formBack"
                  onClick={() => void again(invitation)}
                  disabled={inviting.isLoading}
                  aria-label={words.againOf(invitation.email)}
                >
                  {words.again}
                </Button>
                <Button
                  variant="formBack"
                  onClick={() => ask(invitation)}
                  aria-label={words.revokeOf(invitation.email)}
                >
                  {words.revoke}
                </Button>
              </>
            }
          >
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography sx={{ fontWeight: 600 }} translate="no">
                {invitation.email}
              </Typography>
              <Chip size="small" label={roleNames[invitation.role]} />
            </Stack>
            <Typography color="textSecondary">
              {words.expires} <Timestamp instant={invitation.expiresAt} />
            </Typography>
          </StaffRow>
        ))}
      </SplitRows>
      <ConfirmDialog {...dialog} />
    </Panel>
  );
}
