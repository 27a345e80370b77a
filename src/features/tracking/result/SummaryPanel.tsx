import Typography, { type TypographyProps } from '@mui/material/Typography';
import { journeyCopy } from '@/content/journey';
import { Panel } from '@/ui/Panel';
import type { ShownConsignment } from '@/domain/consignment/consignment';
import { useClock } from '@/domain/places/clockContext';
import { ExceptionCards } from './ExceptionCards';
import { fact } from './firstFacts';
import { JourneyProgress } from './JourneyProgress';
import { summaryLines, summaryOf, type Summary, type SummaryLine } from '@/domain/summary/summary';

interface Look extends Pick<TypographyProps, 'color' | 'dir' | 'variant'> {
  component?: 'p';
  sx?: object;
}

/** The lines that do not look as all do. */
const looks: Partial<Record<SummaryLine, Look>> = {
  status: { variant: 'h2', component: 'p', dir: 'auto' },
  place: { dir: 'auto' },
  due: { variant: 'h5', component: 'p', sx: { mt: 1 } },
  shift: { sx: { fontWeight: 600 } },
  since: { color: 'textSecondary', sx: { mt: 1 } },
  archived: { sx: { mt: 1, fontWeight: 600 } },
  note: { dir: 'auto', sx: { mt: 1, whiteSpace: 'pre-line' } },
  promised: { sx: { mt: 1 } },
  change: { color: 'textSecondary', dir: 'auto' },
};

const wraps = { lineHeight: 1.4, overflowWrap: 'anywhere', '&[hidden]': { display: 'none' } };

interface LinesProps {
  of: keyof typeof summaryLines;
  summary: Summary | undefined;
}

function Lines({ of, summary }: LinesProps) {
  return (Object.keys(summaryLines[of]) as SummaryLine[]).map((line) => {
    const { sx, ...props } = looks[line] ?? {};
    return <Typography key={line} {...props} sx={{ ...wraps, ...sx }} {...fact(line, summary)} />;
  });
}

interface FirstFactsPanelProps {
  /** Without it, the panel is the template of one, with one card (`firstFacts.ts`). */
  summary: Summary | undefined;
  onAsk?: () => void;
}

export function FirstFactsPanel({ summary, onAsk }: FirstFactsPanelProps) {
  return (
    <Panel heading={journeyCopy.heading} isBrief>
      <Lines of="answer" summary={summary} />
      <ExceptionCards cards={summary?.cards ?? [undefined]} onAsk={onAsk} />
      <Lines of="rest" summary={summary} />
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

/** Where a consignment is, when it will arrive, what is wrong and what to do about it, and since when. */
export function SummaryPanel({ consignment, now, onAsk }: SummaryPanelProps) {
  const clock = useClock();
  return <FirstFactsPanel summary={summaryOf(consignment, now, clock)} onAsk={onAsk} />;
}
