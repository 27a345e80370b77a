import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { timelineCopy } from '@/content/journey';
import { notPrinted } from '@/ui/notPrinted';
import { Panel } from '@/ui/Panel';
import type { ShownConsignment } from '@/domain/consignment/consignment';
import { CurrentCountryMap } from '../country/CurrentCountryMap';
import { JourneyMap } from '../map/JourneyMap';
import { HistoryTable } from './HistoryTable';
import { JourneyTimeline } from './JourneyTimeline';
import { PartiesPanel } from './PartiesPanel';
import { ShipmentPanel } from './ShipmentPanel';
import { SummaryPanel } from './SummaryPanel';

interface TrackResultProps {
  consignment: ShownConsignment;
  /** Now (ms), which decides what is late. */
  now: number;
  /** Asks the support about the consignment; without it, nothing offers to. */
  onAsk?: () => void;
  /** What opens the parties where they are locked. */
  opener?: ReactNode;
  /** Leaves out the parties, and the code that names them. */
  withoutParties?: boolean;
}

const PAPER_GAP = '1.2rem';
const grid = { display: 'grid', gap: 3, '@media print': { gap: PAPER_GAP } };
const ONE = 'minmax(0, 1fr)';

const TWO = `repeat(2, ${ONE})`;
const twoColumns = {
  ...grid,
  gridTemplateColumns: { xs: ONE, lg: TWO },
  '@media print': { gap: PAPER_GAP, gridTemplateColumns: TWO },
};

/** Two columns on wide screens and on paper. */
export function ResultColumns({ children }: { children: ReactNode }) {
  return <Box sx={twoColumns}>{children}</Box>;
}

const countryMap = { display: 'flex', flexDirection: 'column', flex: 1, '&:empty': { display: 'none' } };

/** On paper the route, which cannot be cut, comes after what can: none of it leaves the rest of a page empty. */
const PRINTED_LAST = { '@media print': { order: 1 } };

/** Everything that is shown about one consignment. */
export function TrackResult({ consignment, now, onAsk, opener, withoutParties }: TrackResultProps) {
  const { journey, currentLocation } = consignment;
  return (
    <Box sx={{ ...grid, gridTemplateColumns: ONE }}>
      <ResultColumns>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 }}>
          <SummaryPanel consignment={consignment} now={now} onAsk={onAsk} />
          {/* Paper has no room for another map beside the route. */}
          <Box sx={{ ...countryMap, ...(journey.state.place && notPrinted) }}>
            <CurrentCountryMap country={currentLocation} />
          </Box>
        </Box>
        <ShipmentPanel consignment={consignment} />
      </ResultColumns>
      <Box sx={{ display: 'grid', '&:empty': { display: 'none' }, ...PRINTED_LAST }}>
        <JourneyMap journey={journey} now={now} />
      </Box>
      <Box sx={{ ...grid, gridTemplateColumns: { xs: ONE, lg: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
        <Panel heading="Shipment history">
          <HistoryTable entries={consignment.locations} />
        </Panel>
        {/* The history and the legs of the route say the same. */}
        <Box sx={{ display: 'grid', ...notPrinted }}>
          <Panel heading={timelineCopy.heading}>
            <JourneyTimeline consignment={consignment} now={now} />
          </Panel>
        </Box>
      </Box>
      {!withoutParties && <PartiesPanel consignment={consignment} opener={opener} />}
    </Box>
  );
}
