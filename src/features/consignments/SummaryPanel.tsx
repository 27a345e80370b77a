import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { Panel } from '@/ui/Panel';
import type { TrackedConsignment } from './consignment';
import { formatDay, formatDayAndTime } from './formatDate';
import { daysLate, latestEntry, stageOf, stages } from './journey';

/** Where the consignment really is: latest status, place and date, and how far it has come. */
export function SummaryPanel({ consignment, now }: { consignment: TrackedConsignment; now: number }) {
  const latest = latestEntry(consignment);
  const stage = stageOf(latest.status);
  const late = daysLate(consignment, now);
  const isDone = stage === stages.length - 1;
  return (
    <Panel heading="Latest update">
      <Typography variant="h2" component="p" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {latest.status}
      </Typography>
      <Typography dir="auto" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {latest.location}
      </Typography>
      <Typography color="text.secondary">{formatDayAndTime(latest.date)}</Typography>
      {late > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Expected on {formatDay(consignment.deliveryDate)}: {late === 1 ? '1 day' : `${late} days`} late. The
          date is being revised.
        </Alert>
      )}
      <Box sx={{ mt: 4 }}>
        <Stepper
          activeStep={isDone ? stages.length : stage}
          alternativeLabel
          aria-label="Progress"
          sx={{ '& .MuiStepLabel-label': { overflowWrap: 'anywhere' }, '& .MuiStep-root': { px: 0.5 } }}
        >
          {stages.map((label, index) => (
            <Step key={label} aria-current={index === stage ? 'step' : undefined}>
              <StepLabel>{label}</StepLabel>
            </Step>
          ))}
        </Stepper>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 3, fontWeight: 600 }}>
          <Box component="span" dir="auto">
            {consignment.departedFrom}
          </Box>
          <Box component="span" dir="auto" sx={{ textAlign: 'end' }}>
            {consignment.headingTo}
          </Box>
        </Box>
      </Box>
    </Panel>
  );
}
