import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { roleNames, staffCopy as words, type Role } from '@/content/staff';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Timestamp } from '@/ui/dates/Timestamp';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { Panel } from '@/ui/Panel';
import { useQuestion } from '@/ui/useQuestion';
import { nativeSelect } from '@/ui/forms/nativeSelect';
import { SplitRows } from '@/ui/list/SplitRow';
import {
  useMakeResetLinkMutation,
  useRemoveStaffMutation,
  useSetStaffRoleMutation,
  type MadeLink,
  type StaffMember,
} from './staffApi';
import { StaffRow } from './StaffRow';

/** The role of others is in the choice beside. */
function Facts({ member }: { member: StaffMember }) {
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }} translate="no">
          {member.email}
        </Typography>
        {member.isMe && <Chip size="small" label={roleNames[member.role]} />}
        {member.isMe && <Chip size="small" color="primary" label={words.you} />}
      </Stack>
      <Stack direction="row" sx={{ columnGap: 3, flexWrap: 'wrap', color: 'text.secondary' }}>
        <span>
          {words.since} <Timestamp instant={member.since} />
        </span>
        {member.usedAt ? (
          <span>
            {words.used} <Timestamp instant={member.usedAt} />
          </span>
        ) : (
          <span>{words.notSignedIn}</span>
        )}
        <span>
          {words.factor}: {member.secondFactor ? words.factorOn : words.factorOff}
        </span>
      </Stack>
    </>
  );
}

interface RoleChoiceProps {
  member: StaffMember;
  onChoose: (role: Role) => void;
}

/** Shows the role that is stored: what is chosen is asked about first. */
function RoleChoice({ member, onChoose }: RoleChoiceProps) {
  return (
    <TextField
      id={`role-${member.id}`}
      select
      size="small"
      label={words.role}
      value={member.role}
      onChange={({ target }) => onChoose(target.value as Role)}
      slotProps={{ ...nativeSelect, htmlInput: { 'aria-label': words.roleOf(member.email) } }}
      sx={{ width: { xs: '100%', sm: '14rem' }, mt: { xs: 0.5, md: 0 } }}
    >
      {Object.entries(roleNames).map(([role, name]) => (
        <option key={role} value={role}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

interface MembersPanelProps {
  members: readonly StaffMember[];
  onLink: (link: MadeLink) => void;
}

/** Who is on the staff, and what an owner can change about them. An owner's own place is for another one to change. */
export function MembersPanel({ members, onLink }: MembersPanelProps) {
  const [setRole, change] = useSetStaffRoleMutation();
  const [makeLink, making] = useMakeResetLinkMutation();
  const [remove, removal] = useRemoveStaffMutation();
  const roleChange = useQuestion<{ member: StaffMember; role: Role }>({
    titleOf: ({ member, role }) => words.changeRole(member.email, member.role, role),
    verb: words.changeRoleVerb,
    act: ({ member, role }) => setRole({ member: member.id, role }),
    mutation: change,
    problem: change.error?.message,
  });
  const { ask, dialog } = useQuestion<StaffMember>({
    titleOf: ({ email }) => words.removeOf(email),
    verb: words.remove,
    act: ({ id }) => remove(id),
    mutation: removal,
    problem: removal.error?.message,
  });
  const panel = useFocusOnChange(members.length);
  const reset = async (member: StaffMember) => {
    const { data } = await makeLink(member);
    if (data) onLink(data);
  };
  return (
    <Panel ref={panel} heading={words.members}>
      <Stack spacing={2.5}>
        <Typography>{words.ownRoleHint}</Typography>
        {making.error && <Alert severity="error">{making.error.message}</Alert>}
        <SplitRows>
          {members.map((member) => (
            <StaffRow
              key={member.id}
              actions={
                !member.isMe && (
                  <>
                    <RoleChoice member={member} onChoose={(role) => roleChange.ask({ member, role })} />
                    <Button
                      variant="formBack"
                      onClick={() => void reset(member)}
                      disabled={making.isLoading}
                      aria-label={words.resetOf(member.email)}
                    >
                      {words.reset}
                    </Button>
                    <Button
                      variant="formBack"
                      onClick={() => ask(member)}
                      aria-label={words.removeOf(member.email)}
                    >
                      {words.remove}
                    </Button>
                  </>
                )
              }
            >
              <Facts member={member} />
            </StaffRow>
          ))}
        </SplitRows>
      </Stack>
      <ConfirmDialog text={words.changeRoleText} {...roleChange.dialog} />
      <ConfirmDialog {...dialog} />
    </Panel>
  );
}
