import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { healthCopy as words } from '@/content/health';
import { FirstStepsPanel } from '@/features/firstSteps/FirstStepsPanel';
import { BackupsPanel } from '@/features/health/BackupsPanel';
import { CallsPanel } from '@/features/health/CallsPanel';
import { DatabasePanel } from '@/features/health/DatabasePanel';
import { ErrorsPanel } from '@/features/health/ErrorsPanel';
import { FiguresPanel } from '@/features/health/FiguresPanel';
import { HostsPanel } from '@/features/health/HostsPanel';
import { ProblemsPanel } from '@/features/health/ProblemsPanel';
import { useHealth } from '@/features/health/useHealth';
import { Timestamp } from '@/ui/dates/Timestamp';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import { PartStack } from '@/ui/PartBoundary';

/** How the installation is, for owners: what is wrong and what to do comes first. */
export function HealthPage() {
  const { data, error, isFetching, refetch } = useHealth();
  return (
    <Stack spacing={3}>
      <div>
        <Typography variant="h2" component="h1">
          {words.title}
        </Typography>
        {data && (
          <Typography color="textSecondary">
            {words.asOf} <Timestamp instant={data.at} />. {words.refreshed}
          </Typography>
        )}
      </div>
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {!data && isFetching && <LoadingState label={words.loading} />}
      <FirstStepsPanel isAwayHere />
      {data && (
        <PartStack spacing={3}>
          <ProblemsPanel problems={data.problems} alerts={data.alerts} />
          <FiguresPanel health={data} />
          <HostsPanel hosts={data.hosts} />
          <BackupsPanel runs={data.backups.runs} />
          <CallsPanel routes={data.routes} />
          <ErrorsPanel errors={data.errors} at={data.at} />
          <DatabasePanel database={data.database} />
        </PartStack>
      )}
    </Stack>
  );
}
