import { legsCopy } from '@/content/updates';
import type { Journey } from '@/domain/journey/journey';
import type { LaneLeg } from '../journeyApi';

/** The name of a leg's end; its code while the place is not known. */
export const endName = (code: string, { places }: Pick<Journey, 'places'>) => places[code]?.name ?? code;

/** A leg in one line, with its number. */
export const legName = (
  { origin, destination }: Pick<LaneLeg, 'origin' | 'destination'>,
  position: number,
  journey: Pick<Journey, 'places'>,
) => legsCopy.label(position, endName(origin, journey), endName(destination, journey));
