import { PROOF_MS } from '@/realtime/policy';
import type { Side } from '../chat';
import type { Poke } from './poke';

/** Unmounting and mounting within this time keeps the channel: React mounts twice in development. */
export const LEAVE_MS = 1_000;
/** Combines the pokes of a message and of its read mark into one read of the admin's list; too short to be noticed. */
export const LIST_PAUSE_MS = 250;
/** Number of polls that find unannounced news before the channel is considered broken. */
export const MAX_UNANNOUNCED = 3;

/** Whether a poll is due: every time without a channel that is alive, once a minute with one. */
export const isReadDue = (isAlive: boolean, readAt: number, now: number) =>
  !isAlive || now < readAt || now - readAt >= PROOF_MS;

/** This tab's own activity in a chat: its pokes come back to this tab. */
interface Doings {
  side: Side;
  /** A message is in flight, and its response will contain its `seq`. */
  isSending: boolean;
  /** The last `seq` visible on this screen, which this tab itself reports to the server. */
  shownSeq: number;
}

/** Whether a poke may announce news that is neither known nor about to arrive. Its `seq` is a hint: reads never use it. */
export const needsRead = ({ kind, seq, by }: Poke, knownSeq: number, doings: Doings) => {
  const isEcho = by === doings.side;
  if (kind === 'typing' || kind === 'desk' || kind === 'address' || kind === 'present') return false;
  if (kind === 'item') return seq > knownSeq && !(isEcho && doings.isSending && seq === knownSeq + 1);
  if (kind === 'read' || kind === 'seen') return !isEcho || seq > doings.shownSeq;
  return true;
};
