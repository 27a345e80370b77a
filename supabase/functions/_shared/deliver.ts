import type { OutgoingMail, Transport } from './transport.ts';

const TRIES = 3;
const FIRST_DELAY_MS = 1_000;
const JITTER_MS = 250;
const TRY_MS = 8_000;
const TOTAL_MS = 20_000;

/** What became of a mail; unknown: the mail server may have taken it. */
export type Outcome = 'sent' | 'failed' | 'unknown';

export interface Clock {
  /** Milliseconds since any fixed moment. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
  /** From 0 up to 1. */
  random: () => number;
}

export const realClock: Clock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
};

export interface Delivered {
  state: Outcome;
  tries: number;
  /** The mail server's last message, for the admin; empty if the mail was sent. */
  reason: string;
  /** Where it can be read, if it was kept on this machine instead of being sent. */
  keptAt?: string;
}

/**
 * Tries to send a mail up to three times within 20 seconds, 1 and 2 seconds apart. Retries only if the mail was certainly
 * not accepted: an unclear response is final, so that nobody gets the same mail twice.
 */
export const deliver = async (transport: Transport, mail: OutgoingMail, clock: Clock): Promise<Delivered> => {
  const deadline = clock.now() + TOTAL_MS;
  for (let tries = 1; ; tries++) {
    const remainingMs = Math.max(1, Math.min(TRY_MS, deadline - clock.now()));
    const delivery = await transport(mail, AbortSignal.timeout(remainingMs));
    if (delivery.outcome === 'accepted') return { state: 'sent', tries, reason: '', keptAt: delivery.keptAt };
    const { reason } = delivery;
    if (delivery.outcome === 'unclear') return { state: 'unknown', tries, reason };
    const delay = FIRST_DELAY_MS * 2 ** (tries - 1) + clock.random() * JITTER_MS;
    const isOver = tries === TRIES || clock.now() + delay >= deadline;
    if (delivery.outcome === 'refused' || isOver) return { state: 'failed', tries, reason };
    await clock.wait(delay);
  }
};
