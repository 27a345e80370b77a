import { zonedTimeCopy as words } from '@/content/updates';
import { isExact } from '@/ui/dates/exactTime';
import type { Consignment } from '@/domain/consignment/consignment';
import type { Column } from '@/domain/consignment/fields';
import { hasSeveralClocks } from '@/domain/places/clocks';
import { useFindZones } from '@/domain/places/useZone';
import { isMomentColumn, spotOf, storedZone, type Clocks } from '@/domain/consignment/momentColumns';

type Texts = Readonly<Partial<Record<Column, string>>>;

/** What was found out before the times of a form are sent, or why they cannot be. */
export type FoundClocks = { clocks: Clocks } | { problem: string; column?: Column };

/** Finds the zone of every time that was typed. A time that nobody has changed is a moment already. `stored` is what is being corrected. */
export const useFindClocks = () => {
  const findZones = useFindZones();
  return async (values: Texts, stored?: Consignment): Promise<FoundClocks> => {
    const keptZone = storedZone(stored, values);
    const requestedColumns = (Object.keys(values) as Column[])
      .filter(isMomentColumn)
      .filter((column) => values[column] && !isExact(values[column]))
      .filter((column) => column !== 'deliveryDate' || keptZone === undefined);
    const destination = spotOf('deliveryDate', values);
    const isNamed =
      keptZone === undefined && destination.place.trim() !== '' && hasSeveralClocks(destination.country);
    const spots = requestedColumns.map((column) => spotOf(column, values));
    const zones = await findZones(isNamed ? [...spots, destination] : spots);
    if (!zones) return { problem: words.notFound };
    if (isNamed && zones.at(-1) === null)
      return { problem: words.unknownPlace(destination.country), column: 'deliveryPlace' };
    return {
      clocks: {
        ...(keptZone !== undefined && { deliveryDate: keptZone }),
        ...Object.fromEntries(requestedColumns.map((column, at) => [column, zones[at] ?? null])),
      },
    };
  };
};
