import zones from '@/content/countryZones.json';
import { toWallClock } from '@/ui/dates/wallClock';

const zonesOf: Readonly<Record<string, readonly string[] | undefined>> = zones;

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

/** The offsets of a zone in each month of a year: zones that tell the same time all year have the same. */
const offsetsIn = (zone: string, year: string) =>
  MONTHS.map((month) => toWallClock(`${year}-${month}-01T00:00:00Z`, zone)?.offset).join();

const clocksByCountry = new Map<string, readonly string[]>();

/**
 * The clocks of a country of the gazetteer, each by the zone that most places with it have; undefined of any other country. As the
 * database has it (`private.zone_of`): zones that tell the same time all year are one clock.
 */
export const clocksOf = (country: string): readonly string[] | undefined => {
  const all = Object.hasOwn(zones, country) ? zonesOf[country] : undefined;
  if (!all || all.length === 1) return all;
  const year = new Date().toISOString().slice(0, 4);
  const key = `${year} ${country}`;
  const knownClocks = clocksByCountry.get(key);
  if (knownClocks) return knownClocks;
  const byOffsets = new Map<string, string>();
  for (const zone of all) {
    const offsets = offsetsIn(zone, year);
    if (!byOffsets.has(offsets)) byOffsets.set(offsets, zone);
  }
  const clocks = [...byOffsets.values()];
  clocksByCountry.set(key, clocks);
  return clocks;
};
