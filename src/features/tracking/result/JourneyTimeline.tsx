import CheckIcon from '@mui/icons-material/Check';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { brand } from '@/brand/brand';
import { timelineCopy } from '@/content/journey';
import { formatMoment } from '@/ui/dates/formatDate';
import { Disclosure } from '@/ui/Disclosure';
import { plainList } from '@/ui/plainList';
import { visuallyHidden } from '@/ui/visuallyHidden';
import type { ShownConsignment } from '@/domain/consignment/consignment';
import { milestonesOf, type Milestone } from './milestones';
import { useMomentText } from '@/domain/places/clockContext';

/** Marks and lines are borders and glyphs: browsers print no backgrounds, and forced colours replace them. */
const styles = {
  ...plainList,
  overflowWrap: 'anywhere',
  '& > li': { position: 'relative', display: 'flex', gap: 2, pb: 1.5, breakInside: 'avoid' },
  '& > li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '1.3rem',
    top: '3.2rem',
    bottom: '0.4rem',
    borderInlineStart: '2px dashed',
    borderColor: 'divider',
  },
  '& > [data-classifier=actual]:not(:last-of-type)::before': {
    borderInlineStartStyle: 'solid',
    borderColor: 'primary.main',
  },
} as const;

const mark = {
  width: '2.8rem',
  height: '2.8rem',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  border: '2px dashed',
  borderColor: 'text.secondary',
  '& svg': { fontSize: '2rem' },
  '[data-classifier=actual] > &': { borderStyle: 'solid', borderColor: 'primary.main' },
} as const;

const quiet = { color: 'text.secondary', fontSize: '1.4rem' } as const;

const tag = {
  display: 'inline-block',
  mr: 1,
  px: 0.75,
  border: '1px solid',
  borderRadius: 1,
  fontSize: '1.2rem',
  fontWeight: 600,
} as const;

function MilestoneFacts({ milestone, now }: { milestone: Milestone; now: number }) {
  const { classifier, title, moment, zone, place, details, planned, isCurrent } = milestone;
  const momentText = useMomentText();
  const isToCome = classifier !== 'actual';
  const isMoved = planned !== null && Date.parse(planned) !== Date.parse(moment);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: isToCome ? 400 : 600 }}>
        <Box component="span" sx={isToCome ? tag : visuallyHidden}>
          {timelineCopy.classifiers[classifier]}
        </Box>{' '}
        <span dir="auto">{title}</span>{' '}
        {isCurrent && (
          <Box component="span" sx={{ ...tag, ml: 1, color: 'primary.main' }}>
            {timelineCopy.current}
          </Box>
        )}
      </Box>
      <div dir="auto">{place}</div>
      <Box sx={quiet}>
        <time dateTime={moment}>{momentText(moment, zone)}</time>
        {isToCome && Date.parse(moment) < now && `. ${timelineCopy.missed}`}
      </Box>
      {isMoved && <Box sx={quiet}>{timelineCopy.wasPlanned(formatMoment(planned, zone))}</Box>}
      {details.map((detail, index) => (
        <Box key={index} dir="auto" sx={{ ...quiet, whiteSpace: 'pre-line' }}>
          {detail}
        </Box>
      ))}
    </Box>
  );
}

interface ListProps {
  label: string;
  milestones: readonly Milestone[];
  /** Now (ms): what was to happen before and was not reported, says so. */
  now: number;
}

function MilestoneList({ label, milestones, now }: ListProps) {
  return (
    <Box component="ol" aria-label={label} sx={styles}>
      {milestones.map((milestone) => (
        <li
          key={milestone.key}
          data-classifier={milestone.classifier}
          aria-current={milestone.isCurrent ? 'step' : undefined}
        >
          <Box
            sx={{ ...mark, color: milestone.isOpen ? brand.colors.caution.line : 'primary.main' }}
            aria-hidden
          >
            {milestone.isOpen && <WarningIcon />}
            {!milestone.isOpen && milestone.classifier === 'actual' && <CheckIcon />}
          </Box>
          <MilestoneFacts milestone={milestone} now={now} />
        </li>
      ))}
    </Box>
  );
}

/** As many are open; folding a single one would save nothing. */
const OPEN = 3;

interface JourneyTimelineProps extends Pick<ListProps, 'now'> {
  consignment: Pick<ShownConsignment, 'journey' | 'deliveryDate' | 'headingTo'>;
}

/** What happened, the newest first; what is planned or expected is folded above it, what lies further back below. */
export function JourneyTimeline({ consignment, now }: JourneyTimelineProps) {
  const newestFirst = milestonesOf(consignment).reverse();
  const toCome = newestFirst.filter(({ classifier }) => classifier !== 'actual');
  const happened = newestFirst.filter(({ classifier }) => classifier === 'actual');
  const open = happened.length === OPEN + 1 ? OPEN + 1 : OPEN;
  const [latest, earlier] = [happened.slice(0, open), happened.slice(open)];
  return (
    <>
      {toCome.length > 0 && (
        <Disclosure summary={timelineCopy.toCome(toCome.length)}>
          <MilestoneList label={timelineCopy.labelToCome} milestones={toCome} now={now} />
        </Disclosure>
      )}
      <MilestoneList label={timelineCopy.label} milestones={latest} now={now} />
      {earlier.length > 0 && (
        <Disclosure summary={timelineCopy.earlier(earlier.length)}>
          <MilestoneList label={timelineCopy.labelEarlier} milestones={earlier} now={now} />
        </Disclosure>
      )}
    </>
  );
}
