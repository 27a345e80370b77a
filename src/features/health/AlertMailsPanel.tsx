import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { alertMailsCopy as words } from '@/content/health';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { useAlertsByMailQuery, useSetAlertsByMailMutation } from './healthApi';

/** Whether owners are told by mail of what needs a hand. Only owners see this. */
export function AlertMailsPanel() {
  const { data, error, isFetching, refetch } = useAlertsByMailQuery();
  const [set, { isLoading }] = useSetAlertsByMailMutation();
  return (
    <Panel heading={words.heading}>
      <Typography id="alert-mails-hint" sx={{ mb: 1.5 }}>
        {words.hint}
      </Typography>
      {data === undefined && isFetching && <LoadingState label={words.loading} minHeight="4rem" />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <FormControlLabel
          label={words.label}
          control={
            <Checkbox
              checked={data}
              // Disabled meanwhile, it would lose the focus.
              onChange={(_event, isWanted) => {
                if (!isLoading) void set(isWanted);
              }}
              slotProps={{ input: { 'aria-describedby': 'alert-mails-hint' } }}
            />
          }
        />
      )}
    </Panel>
  );
}
