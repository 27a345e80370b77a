import { Refused } from './refused.ts';

/** A value of a request that is a text of at most so many characters. Throws {@link Refused} 400 for any other. */
export const text = (value: unknown, most: number): string => {
  // PostgreSQL cannot store the NUL character.
  if (typeof value === 'string' && value.length <= most && !value.includes('\0')) return value;
  throw new Refused(400, 'The request is incomplete.');
};
