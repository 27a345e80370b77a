import { scanCopy as words } from '@/content/scan';
import type { ProofValues } from '@/domain/proof/ProofFields';
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
  /** In how many parts it is sent: the scan, then its proof of delivery, then each photograph. */
  parts: number;
  /** How many of them the server has. */
  stored: number;
  /** An entry that is being sent may have arrived: it cannot be taken back. */
  state: 'waiting' | 'sending' | 'refused';
  /** Whether the server may have the part that is being sent from a try before, whose answer was lost. */
  mayBeStored?: boolean;
  /** Why it was refused. */
  reason?: string;
}

export type NewEntry = Omit<Entry, 'seq' | 'state' | 'parts' | 'stored'>;

/** The event that can have a proof. */
export const DELIVERED = 'delivered';

/** A proof of delivery as the device keeps it, beside its entry. */
export interface KeptProof extends ProofValues {
  /** With this key the server stores it once. */
  key: string;
}

/** Its parts besides the photographs: the scan and the proof. */
export const PARTS_BEFORE_PHOTOS = 2;

/** Whether a proof goes with the scan, which is not stored yet. */
export const hasProof = ({ parts, stored }: Entry): boolean => parts > 1 && stored === 0;

/** How many photographs of an entry the server has. */
export const storedPhotos = ({ stored }: Entry): number => Math.max(0, stored - PARTS_BEFORE_PHOTOS);

/** What was scanned, and what happened to it, in words. */
export const inWords = ({ trackingId, piece, label, leg }: Scan): string =>
  `${words.nameOf(trackingId, piece)}: ${words.onLeg(label, leg)}`;

/** What is still to be sent of an entry, in words. */
export const entryInWords = (entry: Entry): string =>
  entry.stored > 0 ? words.proofOf(inWords(entry)) : inWords(entry);
