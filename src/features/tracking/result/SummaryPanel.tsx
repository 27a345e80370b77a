import Typography, { type TypographyProps } from '@mui/material/Typography';
import { journeyCopy } from '@/content/journey';
import { Panel } from '@/ui/Panel';
import type { ShownConsignment } from '@/domain/consignment/consignment';
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
  place: { dir: 'auto', sx: { mt: 1 } },
  since: { color: 'textSecondary' },
  archived: { sx: { mt: 1, fontWeight: 600 } },
  note: { dir: 'auto', sx: { mt: 1, whiteSpace: 'pre-line' } },
  promised: { sx: { mt: 1.5, fontWeight: 600 } },
  expected: { sx: { mt: 0.5, fontWeight: 600 } },
  change: { color: 'textSecondary', dir: 'auto' },
};

const wraps = { overflowWrap: 'anywhere', '&[hidden]': { display: 'none' } };

const lines = Object.keys(summaryLines) as SummaryLine[];

interface FirstFactsPanelProps {
  /** Without it, the panel is the template of one, with one card (`firstFacts.ts`). */
  summary: Summary | undefined;
  onAsk?: () => void;
}

export function FirstFactsPanel({ summary, onAsk }: FirstFactsPanelProps) {
  return (
    <Panel heading={journeyCopy.heading}>
      {lines.map((line) => {
        const { sx, ...props } = looks[line] ?? {};
        return <Typography key={line} {...props} sx={{ ...wraps, ...sx }} {...fact(line, summary)} />;
      })}
      <ExceptionCards cards={summary?.cards ?? [undefined]} onAsk={onAsk} />
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
