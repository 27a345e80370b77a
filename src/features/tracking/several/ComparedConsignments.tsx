import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { trackedPath } from '@/config/paths';
import { comparisonCopy, trackingCopy } from '@/content/tracking';
import { IN_PAGE } from '@/ui/StartAtTop';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import type { Compared, TrackedConsignment } from '@/domain/consignment/consignment';
import { whereaboutsOf } from '@/domain/journey/whereabouts';
import { cardsOf } from '@/domain/summary/exceptions';
import { summaryOf } from '@/domain/summary/summary';
import { momentText } from '@/domain/places/momentText';

const { columns: labels, view, viewOf } = comparisonCopy;

/** A cell of what was found; empty for an id that nothing matches. */
const found =
  (read: (consignment: TrackedConsignment) => string) =>
  ({ consignment }: Compared) =>
    consignment && read(consignment);

const own = { stacked: 'labelled', cellProps: { dir: 'auto' } } as const;

/** The state in words, and below it with a sign what needs attention. */
function State({ consignment, now }: { consignment: TrackedConsignment; now: number }) {
  const { status } = consignment.journey.state;
  const titles = new Set(cardsOf(consignment, now).map(({ title }) => title));
  return (
    <>
      {status}
      {[...titles].map((title) => (
        <Box
          key={title}
          sx={{ display: 'flex', gap: 0.5, color: brand.colors.caution.line, fontWeight: 600 }}
        >
          <WarningIcon sx={{ fontSize: '2rem' }} />
          {title}
        </Box>
      ))}
    </>
  );
}

/** The days on which it is expected, and how much that differs from the promise. */
const expectedText = (consignment: TrackedConsignment, now: number) => {
  const { due, shift } = summaryOf(consignment, now);
  return [due, shift].filter(Boolean).join(', ');
};

const columnsAt = (now: number): readonly Column<Compared>[] => [
  {
    label: labels.id,
    width: 14,
    isRowHeader: true,
    cell: ({ entered, consignment }) => consignment?.trackingId ?? entered,
    cellProps: { translate: 'no' },
  },
  {
    label: labels.state,
    width: 18,
    cell: ({ consignment }) =>
      consignment ? <State consignment={consignment} now={now} /> : trackingCopy.noMatch,
    ...own,
  },
  { label: labels.place, width: 18, cell: found(({ journey }) => whereaboutsOf(journey)), ...own },
  {
    label: labels.since,
    width: 18,
    cell: found(({ journey: { state } }) => momentText(state.moment, state.zone)),
    ...own,
  },
  {
    label: labels.expected,
    width: 18,
    cell: found((consignment) => expectedText(consignment, now)),
    ...own,
  },
  {
    label: labels.open,
    width: 8,
    cell: ({ consignment }) =>
      consignment && (
        <Button
          component={Link}
          to={trackedPath(consignment.trackingId)}
          {...IN_PAGE}
          aria-label={viewOf(consignment.trackingId)}
          sx={{ minWidth: '4.4rem', minHeight: '4.4rem' }}
        >
          {view}
        </Button>
      ),
  },
];

interface ComparedConsignmentsProps {
  compared: readonly Compared[];
  /** Now (ms), which decides what is late. */
  now: number;
}

/** One row for each id, to compare them and to open one. */
export function ComparedConsignments({ compared, now }: ComparedConsignmentsProps) {
  return (
    <ResponsiveTable
      label={comparisonCopy.heading}
      columns={columnsAt(now)}
      rows={compared}
      keyOf={({ entered }) => entered}
    />
  );
}
