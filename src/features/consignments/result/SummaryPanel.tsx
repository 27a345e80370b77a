import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Panel } from '@/ui/Panel';
import type { TrackedConsignment } from '../consignment';
import { fact } from './firstFacts';
import { JourneyProgress } from './JourneyProgress';
import { reachedStage, summaryOf, type Summary } from './summary';

const wraps = { overflowWrap: 'anywhere', '&[hidden]': { display: 'none' } };

/** The panel itself: a template of it is filled before the app is there (`firstFacts.ts`). */
export function FirstFactsPanel({ summary, stage }: { summary: Summary; stage: number }) {
  return (
    <Panel heading="Latest update">
      <Typography variant="h2" component="p" dir="auto" sx={wraps} {...fact('status', summary)} />
      <Typography dir="auto" sx={{ mt: 1, ...wraps }} {...fact('place', summary)} />
      <Typography color="textSecondary" {...fact('since', summary)} />
      <Typography sx={{ mt: 1, fontWeight: 600, ...wraps }} {...fact('expected', summary)} />
      <Alert severity="warning" sx={{ mt: 2, ...wraps }} hidden={!summary.late}>
        <span {...fact('late', summary)} />
      </Alert>
      <JourneyProgress stage={stage} summary={summary} />
    </Panel>
  );
}

/** The actual state of the consignment: latest status, place, date, expected arrival and progress. */
export function SummaryPanel({ consignment, now }: { consignment: TrackedConsignment; now: number }) {
  return <FirstFactsPanel summary={summaryOf(consignment, now)} stage={reachedStage(consignment)} />;
}
