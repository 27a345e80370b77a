import { scanCopy as words } from '@/content/scan';
import type { ScanCode } from '../scanCode';

/** What is recorded of a code. */
export interface Scan extends ScanCode {
  event: string;
  /** The event in words. */
  label: string;
  leg: number | null;
  note: string;
}

/** A scan as the device keeps it until the server has it, or has refused it and somebody has dealt with that. */
export interface Entry extends Scan {
  /** The order in which it was scanned, on this device. */
  seq: number;
  /** Whose it is: nobody else sees or sends it. */
  userId: string;
  /** With this key the server stores it once, however often it is sent. */
  requestKey: string;
  /** Milliseconds since 1970, by the clock of the device. */
  scannedAt: number;
  /** Seconds that the clock was known to be ahead; null: not known. */
  clockError: number | null;
  /** It can be taken back until then, in milliseconds since 1970. */
  dueAt: number;
  /** An entry that is being sent may have arrived: it cannot be taken back. */
  state: 'waiting' | 'sending' | 'refused';
  /** Why it was refused. */
  reason?: string;
}

export type NewEntry = Omit<Entry, 'seq' | 'state'>;

/** What was scanned, and what happened to it, in words. */
export const inWords = ({ trackingId, piece, label, leg }: Scan): string =>
  `${words.nameOf(trackingId, piece)}: ${words.onLeg(label, leg)}`;
