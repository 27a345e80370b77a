import { importCopy } from '@/content/imports';
import { saysOffset } from '@/ui/dates/readDate';
import { isMomentColumn, spotOf, type MomentColumn } from '@/domain/consignment/momentColumns';
import { hasSeveralClocks, placeToStore, zoneKnown, type Spot } from '@/domain/places/clocks';
import type { RowTexts } from './importRow';

const { problems: words } = importCopy;

/** The zone of a place; null if it is not known, undefined if it was not asked for yet. */
export type ZoneOf = (spot: Spot) => string | null | undefined;

/** What is known of time zones while rows are read. */
export interface Zones {
  of: ZoneOf;
  /** The zone that was chosen for what names no place in a country of several; without one it is the user's own clock. */
  chosen: Readonly<Partial<Record<string, string>>>;
}

/** Nothing was asked: only what a country alone tells is known. */
export const noZones: Zones = { of: (spot) => zoneKnown(spot) ?? null, chosen: {} };

const MOMENTS: readonly MomentColumn[] = ['deliveryDate', 'timeCreated', 'currentTime'];

/** By whose clock the times of a row are read, and what is stored as its place of delivery. `fields` are what else it says. */
export const clocksOfRow = (
  texts: RowTexts,
  fields: Readonly<Record<string, string | null>>,
  { of, chosen }: Zones,
) => {
  const destination = spotOf('deliveryDate', fields);
  const { place, country } = destination;
  const isNamed = place !== '' && hasSeveralClocks(country);
  const isOpen = (spot: Spot) => hasSeveralClocks(spot.country) && of(spot) === null;
  /** What has its own offset needs no clock; a day of delivery is still read there. */
  const isTold = (column: MomentColumn) => {
    const text = texts[column]?.trim() ?? '';
    return text !== '' && (column === 'deliveryDate' || !saysOffset(text));
  };
  const spots = MOMENTS.filter(isTold).map((column) => spotOf(column, fields));
  return {
    zoneOf: (column: string) => {
      if (!isMomentColumn(column)) return null;
      const spot = spotOf(column, fields);
      const zone = of(spot);
      return zone === null ? (chosen[spot.country] ?? null) : zone;
    },
    deliveryPlace: isNamed ? place : (chosen[country] ?? placeToStore(place, country)),
    problem: isNamed && of(destination) === null ? words.place(country) : undefined,
    /** The countries whose clock has to be chosen. */
    asks: [...new Set(spots.filter(isOpen).map((spot) => spot.country))],
  };
};
