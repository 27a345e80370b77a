import { timelineCopy } from '@/content/journey';
import type { JourneyLeg } from './journey';

/** How a leg is travelled: by what, with whom, on which vessel. */
export const transportText = ({ mode, carrier, vessel }: JourneyLeg): string =>
  [timelineCopy.modes[mode], carrier, vessel].filter(Boolean).join(', ');
