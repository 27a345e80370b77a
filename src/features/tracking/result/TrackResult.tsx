import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { timelineCopy } from '@/content/journey';
import { notPrinted } from '@/ui/notPrinted';
import { Fold } from '@/ui/Fold';
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
  /** What can be done with the result, below its first facts. */
  actions?: ReactNode;
  /** Asks the support about the consignment; without it, nothing offers to. */
  onAsk?: () => void;
  /** What opens the parties where they are locked. */
  opener?: ReactNode;
  /** Leaves out the parties, and the code that names them. */
  withoutParties?: boolean;
}

const PAPER_GAP = '1.2rem';
const grid = { display: 'grid', gap: { xs: 1.5, lg: 3 }, '@media print': { gap: PAPER_GAP } };
const ONE = 'minmax(0, 1fr)';

const wideColumns = { gridTemplateColumns: { xs: ONE, lg: 'minmax(0, 2fr) minmax(0, 3fr)' } };

const twoColumns = {
  ...grid,
  ...wideColumns,
  '@media print': { gap: PAPER_GAP, gridTemplateColumns: `repeat(2, ${ONE})` },
};

/** Two columns on wide screens and on paper. */
export function ResultColumns({ children }: { children: ReactNode }) {
  return <Box sx={twoColumns}>{children}</Box>;
}

/** To read, and beside it the table. */
const history = { ...grid, ...wideColumns, '@media print': { display: 'block' } };

const column = { ...grid, gridTemplateColumns: ONE, alignContent: 'start', minWidth: 0 };

/** One of them. */
export function Column({ children }: { children: ReactNode }) {
  return <Box sx={column}>{children}</Box>;
}

/** What can be done with the result, in lines of buttons. */
export function ResultActions({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', minWidth: 0, ...notPrinted }}>{children}</Box>;
}

/** On paper the route, which cannot be cut, comes after what can: none of it leaves the rest of a page empty. */
const PRINTED_LAST = { '@media print': { order: 1 } };

/** Everything that is shown about one consignment. */
export function TrackResult({ consignment, now, actions, onAsk, opener, withoutParties }: TrackResultProps) {
  const { journey, currentLocation, locations } = consignment;
  const isPlaceKnown = journey.state.place !== null;
  return (
    <Box sx={{ ...grid, gridTemplateColumns: ONE, '& summary': { py: '1rem' } }}>
      <ResultColumns>
        <Column>
          <SummaryPanel consignment={consignment} now={now} onAsk={onAsk} />
          {actions}
        </Column>
        <ShipmentPanel consignment={consignment} now={now} />
      </ResultColumns>
      <Panel heading="Shipment history">
        <Box sx={history}>
          {/* The table and the legs of the route say the same. */}
          <Box sx={notPrinted}>
            <JourneyTimeline consignment={consignment} now={now} />
          </Box>
          <Fold summary={timelineCopy.asTable(locations.length)}>
            <HistoryTable entries={locations} />
          </Fold>
        </Box>
      </Panel>
      <Box sx={{ display: 'grid', '&:empty': { display: 'none' }, ...PRINTED_LAST }}>
        <JourneyMap journey={journey} now={now}>
          {isPlaceKnown && <CurrentCountryMap country={currentLocation} isFolded />}
        </JourneyMap>
        {!isPlaceKnown && <CurrentCountryMap country={currentLocation} />}
      </Box>
      {!withoutParties && <PartiesPanel consignment={consignment} opener={opener} />}
    </Box>
  );
}
