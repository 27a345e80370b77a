import { zonedTimeCopy as words } from '@/content/updates';
import type { Consignment } from '@/domain/consignment/consignment';
import type { Column } from '@/domain/consignment/fields';
import { hasSeveralClocks, ownZone, spotName, type Spot } from '@/domain/places/clocks';
import { useZone, type FoundZone } from '@/domain/places/useZone';
import { destinationOf } from '@/domain/consignment/destination';
import type { Where } from '@/domain/places/where';
import { spotOf, storedZone, type MomentColumn } from '@/domain/consignment/momentColumns';

/** The fields that say where a time happens. */
const asks: Record<MomentColumn, string> = {
  deliveryDate: 'Heading to',
  timeCreated: 'Current location',
  currentTime: 'Current location',
};

/** A place by whose clock a time is typed, with what is said where its zone is not known. */
export const whereIn = (column: MomentColumn, spot: Spot, zoneFound: FoundZone): Where => {
  const name = spotName(spot);
  const ownZoneName = ownZone() ?? words.yourClock;
  const note = () => {
    if (name === '') return words.choose(asks[column]);
    if (zoneFound.isWaiting) return words.waiting(name);
    if (zoneFound.isFailed) return words.failed(name);
    const isOpen = spot.place.trim() === '' && hasSeveralClocks(spot.country);
    return column === 'deliveryDate' && isOpen
      ? words.several(spot.country, ownZoneName)
      : words.unknownThere(name, ownZoneName);
  };
  return { name, zone: zoneFound.zone, note: zoneFound.zone === null ? note() : undefined };
};

type Texts = Readonly<Partial<Record<Column, string>>>;

/** On whose clock a time of a form is typed. `stored` is what is being corrected. */
export const useWhere = (column: MomentColumn, values: Texts, stored?: Consignment): Where => {
  const spot = spotOf(column, values);
  const zoneFound = useZone(spot);
  const isKept = column === 'deliveryDate' && storedZone(stored, values);
  return stored && isKept ? destinationOf(stored) : whereIn(column, spot, zoneFound);
};
