import type { Answer } from '../../supabase/local/testing/api';

/** Throws when the host has answered otherwise than it should. */
export const expectStatus = (name: string, { status }: Answer, ...wanted: number[]): void => {
  if (!wanted.includes(status)) throw new Error(`${name}: ${status}`);
};
