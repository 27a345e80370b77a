import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Panel } from '@/ui/Panel';
import type { TrackedConsignment } from '../consignment';
import { formatDay, formatDayAndTime } from '../formatDate';
import { daysLate, latestEntry, stageOf } from './journey';
import { JourneyProgress } from './JourneyProgress';

/** The actual state of the consignment: latest status, place, date, and progress. */
export function SummaryPanel({ consignment, now }: { consignment: TrackedConsignment; now: number }) {
  const latest = latestEntry(consignment);
  const late = daysLate(consignment, now);
  return (
    <Panel heading="Latest update">
      <Typography variant="h2" component="p" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {latest.status}
      </Typography>
      <Typography dir="auto" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {latest.location}
      </Typography>
      <Typography color="textSecondary">{formatDayAndTime(latest.date)}</Typography>
      {late > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Expected on {formatDay(consignment.deliveryDate)}: {late === 1 ? '1 day' : `${late} days`} late. We
          are working on a new date.
        </Alert>
      )}
      <JourneyProgress
        stage={stageOf(latest.status)}
        from={consignment.departedFrom}
        to={consignment.headingTo}
      />
    </Panel>
  );
}
