import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { journeyCopy } from '@/content/journey';
import { FactList } from '@/ui/FactList';
import { Panel } from '@/ui/Panel';
import type { ShownConsignment } from '@/domain/consignment/consignment';
import { groups } from '@/domain/consignment/field';
import { panelFacts } from '@/domain/consignment/panelFacts';
import { ZoneNote } from './ZoneNote';
import { endZones } from './zoneNotes';

/**
 * The shipment detail panel. The value of its heading is fixed by the specification; the state itself stands in the panel
 * "Latest update", to which the line below leads (decision 005).
 */
export function ShipmentPanel({ consignment }: { consignment: ShownConsignment }) {
  const trackingNo = { label: 'Tracking No.', value: <span translate="no">{consignment.trackingId}</span> };
  return (
    <Panel heading="Shippment Status">
      <Typography sx={{ fontWeight: 600 }}>In Transit</Typography>
      <Typography color="textSecondary" sx={{ fontSize: '1.3rem' }}>
        {journeyCopy.seeLatest}
      </Typography>
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
