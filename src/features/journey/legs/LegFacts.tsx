import { legsCopy as words } from '@/content/updates';
import { FactList } from '@/ui/FactList';
import type { Journey } from '@/domain/journey/journey';
import type { Leg } from '@/domain/journey/entries';
import { momentText } from '@/domain/places/momentText';

const times = [
  ['planned_departure', 'origin'],
  ['estimated_departure', 'origin'],
  ['actual_departure', 'origin'],
  ['planned_arrival', 'destination'],
  ['estimated_arrival', 'destination'],
  ['actual_arrival', 'destination'],
] as const;

/** What is known of a leg, each time on the clock of its place. */
export function LegFacts({ leg, places }: { leg: Leg; places: Journey['places'] }) {
  const facts = [
    { label: words.carrier, value: leg.carrier },
    { label: words.vessel, value: leg.vessel },
    ...times.map(([time, end]) => ({
      label: words.times[time],
      value: leg[time] && momentText(leg[time], places[leg[end]]?.zone ?? null),
    })),
  ];
  return <FactList columnWidth="20rem" facts={facts.filter(({ value }) => value !== null)} />;
}
