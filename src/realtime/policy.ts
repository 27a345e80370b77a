/** A channel without a sign of life for longer than this is not considered alive. */
export const PROOF_MS = 60_000;
/** Even a channel that is alive is rebuilt after this time: broadcasts have been seen to stop after hours. */
export const REBUILD_MS = 60 * 60_000;
/** The server may confirm a join a moment before it delivers broadcasts: what was read before this may be out of date. */
export const SECOND_LOOK_MS = 3_000;
/** Timeout for reading the session, which may hang. */
export const AUTH_MS = 10_000;
/** Consecutive attempts at the normal pace; after them there is one every 60 to 90 seconds. */
export const MAX_REJOINS = 10;
const REST_MS = 60_000;
const REST_JITTER_MS = 30_000;
/** A channel that stayed joined for this long resets the attempts: that is three joins a minute at most. */
export const HELD_MS = 20_000;

const REJOIN_MS = [1_000, 2_000, 5_000, 10_000];
const REJOIN_JITTER_MS = 3_000;

/** In ms: 1, 2, 5 and then 10 s plus up to 3 s of jitter against simultaneous rejoins; 60 to 90 s after many attempts. */
export const rejoinDelay = (tries: number, random: number) =>
  tries > MAX_REJOINS
    ? REST_MS + random * REST_JITTER_MS
    : (REJOIN_MS[Math.min(tries, REJOIN_MS.length) - 1] ?? 0) + random * REJOIN_JITTER_MS;

/** Whether the last sign of life is recent. The device's clock may have been changed since, even set back. */
export const isProven = (proofAt: number | null, now: number) =>
  proofAt !== null && now >= proofAt && now - proofAt <= PROOF_MS;
