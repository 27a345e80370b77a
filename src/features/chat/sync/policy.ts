import type { Side } from '../chat';
import type { Poke } from './poke';

/** A channel that has not shown a sign of life for longer is not believed to be alive. */
const PROOF_MS = 60_000;
/** Even a channel that is alive is not believed for longer: broadcasts have gone silent after hours. */
export const REBUILD_MS = 60 * 60_000;
/** The server may say it listens a moment before it does. */
export const SECOND_LOOK_MS = 3_000;
/** Pages that come and go within this time keep the channel: React mounts twice in development. */
export const LEAVE_MS = 1_000;
/** What one message sets off, itself and its mark, costs the admin's list one read, and nobody waits behind that. */
export const LIST_PAUSE_MS = 250;
/** Asking for the session may hang: nothing may wait for it longer. */
export const AUTH_MS = 10_000;
/** Reads that found what nobody had announced, before the channel is taken for broken. */
export const MAX_UNANNOUNCED = 3;
/** Tries in a row at the usual pace; after them it is one in a minute or a minute and a half. */
export const MAX_REJOINS = 10;
const REST_MS = 60_000;
const REST_JITTER_MS = 30_000;
/** A channel that held for so long has earned all its tries again: that is three joins a minute at most. */
export const HELD_MS = 20_000;

const REJOIN_MS = [1_000, 2_000, 5_000, 10_000];
const REJOIN_JITTER_MS = 3_000;

/** 1, 2, 5 and then 10 seconds, and up to three more, so that not all browsers come at once; much later after many tries. */
export const rejoinDelay = (tries: number, random: number) =>
  tries > MAX_REJOINS
    ? REST_MS + random * REST_JITTER_MS
    : (REJOIN_MS[Math.min(tries, REJOIN_MS.length) - 1] ?? 0) + random * REJOIN_JITTER_MS;

/** Whether the last sign of life is recent. The device's clock may have been set in between, even back. */
export const isProven = (proofAt: number | null, now: number) =>
  proofAt !== null && now >= proofAt && now - proofAt <= PROOF_MS;

/** Whether the regular look is due: every time without a channel that is alive, once a minute with one. */
export const isReadDue = (isAlive: boolean, readAt: number, now: number) =>
  !isAlive || now < readAt || now - readAt >= PROOF_MS;

/** What this tab does in a chat: the pokes of it come back to the tab. */
interface Doings {
  side: Side;
  /** A message is on its way, and its answer will tell its number. */
  isSending: boolean;
  /** Up to here the chat has been on this screen, which the tab itself tells the server. */
  shown: number;
}

/** Whether a poke can mean anything that is neither known nor about to be. Its number is a hint: it is never gone after. */
export const isWorthARead = ({ kind, seq, by }: Poke, knownSeq: number, doings: Doings) => {
  const isEcho = by === doings.side;
  if (kind === 'typing') return false;
  if (kind === 'item') return seq > knownSeq && !(isEcho && doings.isSending && seq === knownSeq + 1);
  if (kind === 'read' || kind === 'seen') return !isEcho || seq > doings.shown;
  return true;
};
