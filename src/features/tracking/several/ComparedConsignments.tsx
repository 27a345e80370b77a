import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { trackedPath } from '@/config/paths';
import { comparisonCopy, trackingCopy } from '@/content/tracking';
import { IN_PAGE } from '@/ui/StartAtTop';
import { ResponsiveTable, type Column } from '@/ui/table/ResponsiveTable';
import type { Compared, TrackedConsignment } from '@/domain/consignment/consignment';
import { arrivalOf } from '@/domain/summary/arrival';
import { momentText } from '@/domain/places/momentText';
import { placeText } from '@/domain/places/placeText';

const { columns: labels, view, viewOf } = comparisonCopy;

/** A cell of what was found; empty for an id that nothing matches. */
const found =
  (read: (consignment: TrackedConsignment) => string) =>
  ({ consignment }: Compared) =>
    consignment && read(consignment);

const own = { stacked: 'labelled', cellProps: { dir: 'auto' } } as const;

const columns: readonly Column<Compared>[] = [
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
    cell: ({ consignment }) => consignment?.journey.state.status ?? trackingCopy.noMatch,
    ...own,
  },
  { label: labels.place, width: 18, cell: found(({ journey: { state } }) => placeText(state)), ...own },
  {
    label: labels.since,
    width: 18,
    cell: found(({ journey: { state } }) => momentText(state.moment, state.zone)),
    ...own,
  },
  {
    label: labels.expected,
    width: 18,
    cell: found((consignment) => (consignment.journey.ended ? '–' : arrivalOf(consignment, 0).due)),
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
        >
          {view}
        </Button>
      ),
  },
];

/** One row for each id, to compare them and to open one. */
export function ComparedConsignments({ compared }: { compared: readonly Compared[] }) {
  return (
    <ResponsiveTable
      label={comparisonCopy.heading}
      columns={columns}
      rows={compared}
      keyOf={({ entered }) => entered}
    />
  );
}
