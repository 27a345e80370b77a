import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { journeyCopy, promiseCopy, zoneCopy } from '@/content/journey';
import { FactList } from '@/ui/FactList';
import { Fold } from '@/ui/Fold';
import { Panel } from '@/ui/Panel';
import type { ShownConsignment } from '@/domain/consignment/consignment';
import { groups } from '@/domain/consignment/field';
import { panelFacts } from '@/domain/consignment/panelFacts';
import { useClock } from '@/domain/places/clockContext';
import { readerZone } from '@/ui/dates/formatDate';
import { unfinishedLeg, whereaboutsOf } from '@/domain/journey/whereabouts';
import { promiseOutcome } from '@/domain/summary/arrival';
import { isCutShort } from '@/domain/summary/summary';
import { GroupHeading } from './GroupHeading';
import { ZoneNote } from './ZoneNote';
import { endZones } from './zoneNotes';

interface ShipmentPanelProps {
  consignment: ShownConsignment;
  /** Now (ms), which decides what is late. */
  now: number;
}

/**
 * The shipment detail panel. The value of its heading is fixed by the specification; the state itself stands in the panel
 * "Latest update", to which the line below leads (decision 005).
 */
export function ShipmentPanel({ consignment, now }: ShipmentPanelProps) {
  const isOwn = useClock() === 'reader';
  const own = { originZone: readerZone(), destinationZone: readerZone() };
  const journey = isOwn ? { ...consignment.journey, ...own } : consignment.journey;
  const shown = { ...consignment, journey };
  const outcome = promiseOutcome(consignment, now);
  /** What else is true of a specified value, said beside it: nothing on the page contradicts it. */
  const notes = {
    deliveryDate: outcome && promiseCopy.asPromised(outcome),
    headingTo: isCutShort(consignment) ? promiseCopy.never : '',
    city: unfinishedLeg(journey) ? whereaboutsOf(journey) : '',
  };
  const trackingNo = { label: 'Tracking No.', value: <span translate="no">{consignment.trackingId}</span> };
  return (
    <Panel heading="Shippment Status">
      <Typography sx={{ fontWeight: 600 }}>In Transit</Typography>
      <Typography color="textSecondary" sx={{ fontSize: '1.3rem' }}>
        {journeyCopy.seeLatest}
      </Typography>
      <Stack
        useFlexGap
        spacing={{ xs: 0, lg: 3 }}
        divider={<Divider />}
        sx={{
          mt: { xs: 1, lg: 3 },
          '@media print': { mt: '1rem', gap: '1rem' },
        }}
      >
        <Fold isHeading summary={<GroupHeading>{groups.shipment}</GroupHeading>}>
          <FactList
            facts={panelFacts('shipment', shown, [trackingNo], notes)}
            columnWidth="clamp(12rem, 30vw, 16rem)"
          />
        </Fold>
        <Fold isHeading summary={<GroupHeading>{groups.package}</GroupHeading>}>
          <FactList facts={panelFacts('package', shown, [], notes)} columnWidth="clamp(12rem, 30vw, 16rem)" />
          <ZoneNote lines={isOwn ? [zoneCopy.allYours] : endZones('package', journey)} />
        </Fold>
      </Stack>
    </Panel>
  );
}
