import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { journeyCopy } from '@/content/journey';
import { FactList } from '@/ui/FactList';
import { Panel } from '@/ui/Panel';
import type { ShownConsignment } from '../consignment';
import { groups } from '../field';
import { panelFacts } from './panelFacts';
import { ZoneNote } from './ZoneNote';
import { endZones } from './zoneNotes';

/**
 * The shipment detail panel. Its heading and the value in the chip are fixed by the specification: the state itself stands
 * above it, and is what one sees (decision 005).
 */
export function ShipmentPanel({ consignment }: { consignment: ShownConsignment }) {
  const trackingNo = { label: 'Tracking No.', value: <span translate="no">{consignment.trackingId}</span> };
  return (
    <Panel heading="Shippment Status">
      <Typography variant="h4" component="p" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {consignment.journey.state.status}
      </Typography>
      <Box
        sx={{
          mt: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          color: 'text.secondary',
          fontSize: '1.3rem',
        }}
      >
        {journeyCopy.listedUnder}
        <Chip
          label="In Transit"
          size="small"
          variant="outlined"
          sx={{ color: 'inherit', fontSize: '1.2rem' }}
        />
      </Box>
      <Stack
        useFlexGap
        spacing={3}
        divider={<Divider />}
        sx={{
          mt: 3,
          '@media print': { mt: '1rem', gap: '1rem' },
        }}
      >
        <div>
          <Typography variant="h5" component="h3" sx={{ mb: 2, '@media print': { mb: '0.6rem' } }}>
            {groups.shipment}
          </Typography>
          <FactList facts={panelFacts('shipment', consignment, [trackingNo])} />
        </div>
        <div>
          <Typography variant="h5" component="h3" sx={{ mb: 2, '@media print': { mb: '0.6rem' } }}>
            {groups.package}
          </Typography>
          <FactList facts={panelFacts('package', consignment)} />
          <ZoneNote lines={endZones('package', consignment.journey)} />
        </div>
      </Stack>
    </Panel>
  );
}
