import { zoneCopy } from '@/content/journey';
import { knownZone } from '@/ui/dates/formatDate';
import type { LocationEntry } from '@/domain/consignment/consignment';
import type { Group } from '@/domain/consignment/field';
import type { Journey } from '@/domain/journey/journey';
import { fieldsIn } from '@/domain/consignment/panelFacts';

/** "America/New York" */
const zoneName = (zone: string) => zone.replaceAll('_', ' ');

/** Of the dates in a panel: the zone that each is read in. */
export const endZones = (panel: Group, journey: Pick<Journey, 'originZone' | 'destinationZone'>) =>
  fieldsIn(panel).flatMap(({ display }) => {
    if (!display?.zone) return [];
    const zone = knownZone(journey[display.zone]);
    return [zoneCopy.of(display.label, zone ? zoneName(zone) : zoneCopy.notKnown)];
  });

/** Of the history: the zones of its entries. */
export const historyZones = (entries: readonly Pick<LocationEntry, 'zone'>[]) => {
  const zones = entries.map(({ zone }) => knownZone(zone));
  const known = [...new Set(zones.filter((zone) => zone !== undefined))];
  if (entries.length === 0) return [];
  if (known.length === 0) return [zoneCopy.unknown];
  const lines = [zoneCopy.places(known.map(zoneName).join(', '))];
  return zones.includes(undefined) ? [...lines, zoneCopy.someUnknown] : lines;
};
