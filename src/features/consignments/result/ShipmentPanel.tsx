import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FactList } from '@/ui/FactList';
import { Panel } from '@/ui/Panel';
import type { TrackedConsignment } from '../consignment';
import { groups } from '../field';
import { panelFacts } from './panelFacts';

/** The shipment detail panel. Its heading and its value are fixed by the specification (decision 005). */
export function ShipmentPanel({ consignment }: { consignment: TrackedConsignment }) {
  const trackingNo = { label: 'Tracking No.', value: <span translate="no">{consignment.trackingId}</span> };
  return (
    <Panel heading="Shippment Status">
      <Chip label="In Transit" color="primary" sx={{ fontWeight: 600, fontSize: '1.4rem' }} />
      <Stack spacing={3} divider={<Divider />} sx={{ mt: 3 }}>
        <div>
          <Typography variant="h5" component="h3" sx={{ mb: 2 }}>
            {groups.shipment}
          </Typography>
          <FactList facts={panelFacts('shipment', consignment, [trackingNo])} />
        </div>
        <div>
          <Typography variant="h5" component="h3" sx={{ mb: 2 }}>
            {groups.package}
          </Typography>
          <FactList facts={panelFacts('package', consignment)} />
        </div>
      </Stack>
    </Panel>
  );
}
