import { etaCopy as words } from '@/content/updates';
import { FactList } from '@/ui/FactList';
import type { Consignment } from '@/domain/consignment/consignment';
import { momentText, spanText } from '@/domain/places/momentText';

/** When a consignment was promised, and when it is expected. */
export function ArrivalFacts({ consignment: { deliveryDate, journey } }: { consignment: Consignment }) {
  const { expected, destinationZone } = journey;
  return (
    <FactList
      columnWidth="24rem"
      facts={[
        { label: words.promised, value: momentText(deliveryDate, destinationZone) },
        {
          label: words.expected,
          value: expected ? spanText(expected.earliest, expected.latest, destinationZone) : words.asPromised,
        },
      ]}
    />
  );
}
