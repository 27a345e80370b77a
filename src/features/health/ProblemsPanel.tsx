import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { healthCopy as words } from '@/content/health';
import { Timestamp } from '@/ui/dates/Timestamp';
import { Disclosure } from '@/ui/Disclosure';
import { Panel } from '@/ui/Panel';
import { type Column, ResponsiveTable } from '@/ui/table/ResponsiveTable';
import type { Alert as PastAlert, Problem } from './healthApi';
import { problemWords } from './problemWords';

const columnsFor = (problems: readonly Problem[]): readonly Column<PastAlert>[] => [
  { label: words.alertColumns.what, isRowHeader: true, width: 24, cell: (alert) => problemWords(alert).text },
  {
    label: words.alertColumns.began,
    stacked: 'labelled',
    width: 16,
    cell: ({ beganAt }) => <Timestamp instant={beganAt} />,
  },
  {
    label: words.alertColumns.ended,
    stacked: 'labelled',
    width: 16,
    cell: ({ kind, endedAt }) => {
      if (endedAt) return <Timestamp instant={endedAt} />;
      return problems.some((problem) => problem.kind === kind) ? words.stillOn : words.notSeenNow;
    },
  },
];

interface ProblemsPanelProps {
  problems: readonly Problem[];
  alerts: readonly PastAlert[];
}

/** What is wrong, in plain words with the step to take, and the alerts that there were. */
export function ProblemsPanel({ problems, alerts }: ProblemsPanelProps) {
  return (
    <Panel heading={words.problems}>
      <Stack spacing={2}>
        {problems.length === 0 && <Alert severity="success">{words.well}</Alert>}
        {problems.map((problem) => {
          const { text, todo } = problemWords(problem);
          return (
            <Alert
              key={problem.kind + text}
              severity={problem.level === 'alert' ? 'error' : 'info'}
              sx={{ overflowWrap: 'anywhere' }}
            >
              <AlertTitle>
                {words[problem.level]}: {text}
              </AlertTitle>
              {todo}
            </Alert>
          );
        })}
        <Typography color="textSecondary">{words.mailHint}</Typography>
      </Stack>
      <Disclosure summary={words.pastAlerts}>
        {alerts.length === 0 ? (
          words.noAlerts
        ) : (
          <ResponsiveTable
            label={words.pastAlerts}
            columns={columnsFor(problems)}
            rows={alerts}
            keyOf={({ id }) => id}
          />
        )}
      </Disclosure>
    </Panel>
  );
}
