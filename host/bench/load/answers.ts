import type { Answer } from '../../../supabase/tests/support/api';

/** Throws if the host responded with another status than expected. */
export const expectStatus = (name: string, { status }: Answer, ...statuses: number[]): void => {
  if (!statuses.includes(status)) throw new Error(`${name}: ${status}`);
};
