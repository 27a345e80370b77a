import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FactList, type Fact } from '@/ui/FactList';
import { Panel } from '@/ui/Panel';
import type { TrackedConsignment } from '../consignment';
import { formatDay, formatDayAndTime } from '../formatDate';

/** A line that is omitted if its value is empty (spec section 2). */
const whenPresent = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : []);

const shipmentFacts = (consignment: TrackedConsignment): Fact[] => [
  { label: 'Departed From', value: consignment.departedFrom },
  { label: 'Heading To', value: consignment.headingTo },
  { label: 'Current Location', value: consignment.currentLocation },
  { label: 'Current City', value: consignment.city },
  { label: 'Tracking No.', value: <span translate="no">{consignment.trackingId}</span> },
  ...whenPresent('Shipment Mode', consignment.shipmentMode),
  ...whenPresent('Carrier Ref No.', consignment.carrierRef),
  ...whenPresent('Type Of Shipment', consignment.typeOfShipment),
  ...whenPresent('Comment', consignment.comment),
];

const packageFacts = (consignment: TrackedConsignment): Fact[] => [
  { label: 'Type', value: consignment.type },
  { label: 'Quantity', value: consignment.itemQuantity },
  { label: 'Package Weighs (kg)', value: consignment.itemWeight ?? '–' },
  { label: 'Registered Date', value: formatDay(consignment.timeCreated) },
  { label: 'Will Be Delivered', value: formatDayAndTime(consignment.deliveryDate) },
  ...whenPresent('Payment', consignment.paymentMode),
  ...whenPresent('Product', consignment.product),
];

/** The shipment detail panel. Its heading and its value are fixed by the specification (decision 005). */
export function ShipmentPanel({ consignment }: { consignment: TrackedConsignment }) {
  return (
    <Panel heading="Shippment Status">
      <Chip label="In Transit" color="primary" sx={{ fontWeight: 600, fontSize: '1.4rem' }} />
      <Stack spacing={3} divider={<Divider />} sx={{ mt: 3 }}>
        <div>
          <Typography variant="h5" component="h3" sx={{ mb: 2 }}>
            Shipment Information
          </Typography>
          <FactList facts={shipmentFacts(consignment)} />
        </div>
        <div>
          <Typography variant="h5" component="h3" sx={{ mb: 2 }}>
            Package Information
          </Typography>
          <FactList facts={packageFacts(consignment)} />
        </div>
      </Stack>
    </Panel>
  );
}
