import { zonedTimeCopy as words } from '@/content/updates';
import { isExact } from '@/ui/dates/exactTime';
import type { Consignment } from '../consignment';
import type { Column } from '../fields';
import { hasSeveralClocks, ownZone, spotName } from '../places/clocks';
import { useFindZones, useZone } from '../places/useZone';
import { destinationOf, type Where } from '../places/where';
import { isMomentColumn, spotOf, storedZone, type Clocks, type MomentColumn } from './moments';

type Texts = Readonly<Partial<Record<Column, string>>>;

/** The fields that say where a time happens. */
const asks: Record<MomentColumn, string> = {
  deliveryDate: 'Heading to',
  timeCreated: 'Current location',
  currentTime: 'Current location',
};

/** On whose clock a time is typed, with what is said where that is not known. `stored` is what is being corrected. */
export const useWhere = (column: MomentColumn, values: Texts, stored?: Consignment): Where => {
  const spot = spotOf(column, values);
  const { zone, isWaiting, isFailed } = useZone(spot);
  const kept = column === 'deliveryDate' ? storedZone(stored, values) : undefined;
  if (stored && kept) return destinationOf(stored);
  const name = spotName(spot);
  const own = ownZone() ?? words.yourClock;
  const note = () => {
    if (name === '') return words.choose(asks[column]);
    if (isWaiting) return words.waiting(name);
    if (isFailed) return words.failed(name);
    if (column === 'deliveryDate' && hasSeveralClocks(spot.country) && spot.place.trim() === '')
      return words.several(spot.country, own);
    return words.unknownThere(name, own);
  };
  return { name, zone, note: zone === null ? note() : undefined };
};

/** What was found out before the times of a form are sent, or why they cannot be. */
export type FoundClocks = { clocks: Clocks } | { problem: string; column?: Column };

/** Finds the zone of every time that was typed. A time that nobody has changed is a moment already. */
export const useFindClocks = () => {
  const findZones = useFindZones();
  return async (values: Texts, stored?: Consignment): Promise<FoundClocks> => {
    const typed = (Object.keys(values) as Column[])
      .filter(isMomentColumn)
      .filter((column) => values[column] && !isExact(values[column]));
    const isKept = storedZone(stored, values) !== undefined;
    const asked = typed.filter((column) => column !== 'deliveryDate' || !isKept);
    const destination = spotOf('deliveryDate', values);
    const isNamed = !isKept && hasSeveralClocks(destination.country) && destination.place.trim() !== '';
    const spots = [...asked.map((column) => spotOf(column, values)), ...(isNamed ? [destination] : [])];
    const zones = await findZones(spots);
    if (!zones) return { problem: words.notFound };
    if (isNamed && zones.at(-1) === null)
      return { problem: words.unknownPlace(destination.country), column: 'deliveryPlace' };
    return {
      clocks: {
        ...(isKept && { deliveryDate: storedZone(stored, values) }),
        ...Object.fromEntries(asked.map((column, at) => [column, zones[at] ?? null])),
      },
    };
  };
};
