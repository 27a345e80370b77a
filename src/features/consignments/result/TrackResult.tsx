import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Panel } from '@/ui/Panel';
import type { TrackedConsignment } from '../consignment';
import { HistoryTable } from './HistoryTable';
import { PartiesPanel } from './PartiesPanel';
import { ShipmentPanel } from './ShipmentPanel';

interface TrackResultProps {
  consignment: TrackedConsignment;
  /** The panels that need more than the consignment: the page passes them in. */
  summary: ReactNode;
  map: ReactNode;
}

const grid = { display: 'grid', gap: 3 };

/** Two columns on wide screens. */
export function ResultColumns({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ ...grid, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}>
      {children}
    </Box>
  );
}

/** Everything that is shown about one consignment. */
export function TrackResult({ consignment, summary, map }: TrackResultProps) {
  return (
    <Box sx={{ ...grid, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ResultColumns>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 }}>
          {summary}
          {map}
        </Box>
        <ShipmentPanel consignment={consignment} />
      </ResultColumns>
      <Panel heading="Shipment history">
        <HistoryTable entries={consignment.locations} />
      </Panel>
      <PartiesPanel consignment={consignment} />
    </Box>
  );
}
