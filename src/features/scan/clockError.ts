const SECOND_MS = 1_000;

/**
 * By how many seconds the clock of the device is ahead of the server's: `server` is the server's time (ISO), `answered` the
 * device's when the answer came (ms), and `roundTrip` how long it took (ms), by a timer that setting the clock does not move.
 */
export const measureClockError = (server: string, answered: number, roundTrip: number): number =>
  Math.round((answered - Math.max(0, roundTrip) / 2 - Date.parse(server)) / SECOND_MS);
