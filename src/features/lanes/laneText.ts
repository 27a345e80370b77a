import type { Lane } from '@/content/lanes';
import { transitCopy } from '@/content/transitTimes';

const { lane: words } = transitCopy;

type Named = Pick<Lane, 'origin' | 'destination' | 'product'>;

/** "China – Germany, by ocean and barge"; within one country or region its name alone. */
export const laneName = ({ origin, destination, product }: Named): string => {
  const ends = origin === destination ? origin : `${origin} – ${destination}`;
  return product ? `${ends}, ${product}` : ends;
};

/** "1–3 days". */
export const transitText = ({
  daysMin,
  daysMax,
  workingDays,
}: Pick<Lane, 'daysMin' | 'daysMax' | 'workingDays'>): string => words.days(daysMin, daysMax, workingDays);

const WHOLE_DAYS = 48;

/** "24–36 hours before departure", or what is said in words. */
export const cutOffText = ({ cutOff, cutOffHoursMin: min, cutOffHoursMax: max }: Lane): string => {
  if (cutOff) return cutOff;
  if (min === null || max === null || max === 0) return words.anyTime;
  const areDays = min >= WHOLE_DAYS && min % 24 === 0 && max % 24 === 0;
  return words.before(areDays ? words.wholeDays(min / 24, max / 24) : words.hours(min, max));
};

/** "Weekly". */
export const frequencyText = ({ departuresAWeek }: Lane): string =>
  departuresAWeek === null ? words.onRequest : words.aWeek(departuresAWeek);
