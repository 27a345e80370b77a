import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { refusalOf } from '@/api/refusalOf';
import { staffReviewCopy as words } from '@/content/personalData';
import { roleNames, staffCopy } from '@/content/staff';
import { Timestamp } from '@/ui/dates/Timestamp';
import { ErrorState } from '@/ui/ErrorState';
import { notPrinted } from '@/ui/notPrinted';
import { Panel } from '@/ui/Panel';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import { useConfirmStaffMutation, useStaffReviewQuery, type StaffMember } from './staffApi';

const columns: readonly Column<StaffMember>[] = [
  {
    label: words.columns.email,
    cell: ({ email }) => email,
    isRowHeader: true,
    width: 20,
    cellProps: { translate: 'no' },
  },
  { label: words.columns.role, cell: ({ role }) => roleNames[role], stacked: 'labelled', width: 8 },
  {
    label: words.columns.rights,
    cell: ({ role }) => staffCopy.mayDo[role],
    stacked: 'labelled',
    width: 24,
  },
  {
    label: words.columns.factor,
    cell: ({ secondFactor }) => (secondFactor ? staffCopy.factorOn : staffCopy.factorOff),
    stacked: 'labelled',
    width: 10,
  },
  {
    label: words.columns.used,
    cell: ({ usedAt }) => (usedAt ? <Timestamp instant={usedAt} /> : staffCopy.notSignedIn),
    stacked: 'labelled',
    width: 16,
  },
];

/** Who may do what, to be printed and confirmed once a year. */
export function ReviewPanel({ members }: { members: readonly StaffMember[] }) {
  const { data: last, error: unread, refetch } = useStaffReviewQuery();
  const [confirm, { isLoading, error }] = useConfirmStaffMutation();
  return (
    <Panel heading={words.heading}>
      <Stack spacing={2}>
        <Typography>{words.hint}</Typography>
        {unread && <ErrorState message={unread.message ?? ''} onRetry={() => void refetch()} />}
        {last?.isDue && <Alert severity="warning">{words.due}</Alert>}
        {last && (
          <Typography color="textSecondary">
            {last.at ? (
              <>
                {words.last(last.by ?? '')} <Timestamp instant={last.at} />
              </>
            ) : (
              words.never
            )}
          </Typography>
        )}
        <ResponsiveTable label={words.table} columns={columns} rows={members} keyOf={({ id }) => id} />
        {!isLoading && error && <Alert severity="error">{refusalOf(error)}</Alert>}
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', ...notPrinted }}>
          <Button variant="formBack" onClick={() => window.print()}>
            {words.print}
          </Button>
          <Button variant="formBTN" loading={isLoading} onClick={() => void confirm(members)}>
            {words.confirm}
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
