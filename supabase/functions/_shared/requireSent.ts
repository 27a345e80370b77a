import type { Delivered } from './deliver.ts';
import { Refused } from './refused.ts';

const UNCLEAR = 'The mail server did not confirm this message. It may have been sent.';

/** Throws {@link Refused} 502 for a mail that was not sent, or that may not have been. */
export const requireSent = ({ state, reason }: Delivered): void => {
  if (state === 'unknown') throw new Refused(502, UNCLEAR);
  if (state === 'failed') throw new Refused(502, `The mail server did not accept this message: ${reason}`);
};
