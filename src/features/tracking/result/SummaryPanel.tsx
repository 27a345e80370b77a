import Typography from '@mui/material/Typography';
import { journeyCopy } from '@/content/journey';
import { Panel } from '@/ui/Panel';
import type { ShownConsignment } from '@/domain/consignment/consignment';
import { ExceptionCards } from './ExceptionCards';
import { fact } from './firstFacts';
import { JourneyProgress } from './JourneyProgress';
import { summaryOf, type Summary } from '@/domain/summary/summary';

const wraps = { overflowWrap: 'anywhere', '&[hidden]': { display: 'none' } };

/** The panel itself: a template of it is filled before the app is there (`firstFacts.ts`). */
export function FirstFactsPanel({ summary, onAsk }: { summary: Summary; onAsk?: () => void }) {
  return (
    <Panel heading={journeyCopy.heading}>
      <Typography variant="h2" component="p" dir="auto" sx={wraps} {...fact('status', summary)} />
      <Typography dir="auto" sx={{ mt: 1, ...wraps }} {...fact('place', summary)} />
      <Typography color="textSecondary" sx={wraps} {...fact('since', summary)} />
      <Typography sx={{ mt: 1, fontWeight: 600, ...wraps }} {...fact('archived', summary)} />
      <Typography dir="auto" sx={{ mt: 1, whiteSpace: 'pre-line', ...wraps }} {...fact('note', summary)} />
      <Typography sx={{ mt: 1.5, fontWeight: 600, ...wraps }} {...fact('promised', summary)} />
      <Typography sx={{ mt: 0.5, fontWeight: 600, ...wraps }} {...fact('expected', summary)} />
      <Typography color="textSecondary" dir="auto" sx={wraps} {...fact('change', summary)} />
      <ExceptionCards cards={summary.cards} onAsk={onAsk} />
      <JourneyProgress summary={summary} />
    </Panel>
  );
}

interface SummaryPanelProps {
  consignment: ShownConsignment;
  /** Now (ms), which decides whether it is late. */
  now: number;
  /** Asks the support about the consignment; without it, nothing offers to. */
  onAsk?: () => void;
}

/** Where a consignment is, since when, when it will arrive, and what is wrong. */
export function SummaryPanel({ consignment, now, onAsk }: SummaryPanelProps) {
  return <FirstFactsPanel summary={summaryOf(consignment, now)} onAsk={onAsk} />;
}
