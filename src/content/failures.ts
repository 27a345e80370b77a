import { counted } from './counted';

/** What is said where nobody says why a call failed. */
export const failureCopy = {
  noAnswer: 'Could not reach the server. Check your connection and try again.',
  serverFailed: 'Something went wrong on the server. Try again in a moment.',
  /** A gateway's limit names no time by itself. */
  tooMany: (seconds?: number) =>
    seconds === undefined
      ? 'Too many requests, try again in a minute.'
      : seconds < 60
        ? `Too many requests, try again in ${counted(Math.ceil(seconds), 'second')}.`
        : `Too many requests, try again in ${counted(Math.ceil(seconds / 60), 'minute')}.`,
} as const;
