import type { ApiError } from '@/api/supabaseBaseQuery';
import { SERVER_FAULT, TOO_MANY_REQUESTS } from '@/config/status';
import { storageKeys } from '@/config/storageKeys';
import type { ChatLine } from './chat';

/** A message, or the end of a chat, that is kept until the server has answered. */
export interface Pending {
  line: ChatLine;
  /** Identifies the entry on every attempt, so that it is stored once. */
  cid: string;
  kind: 'message' | 'end';
  body: string;
  /** Of an agent's answer: the last place in the chat that they had read. Another agent may have answered after it. */
  seen?: number;
  tries: number;
  state: 'sending' | 'failed';
  /** Shown to the user next to the message. */
  reason?: string;
  sentAt: string;
}

const BACKOFF_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
const JITTER_MS = 1_000;

/** Delay before the next attempt in ms; `random` (0 to 1) spreads many clients over a second. */
export const backoff = (tries: number, random: number) =>
  (BACKOFF_MS[Math.min(tries, BACKOFF_MS.length) - 1] ?? 0) + random * JITTER_MS;

/** Upper limit for the server's Retry-After: the user may be waiting. */
const LONGEST_WAIT_MS = 5 * 60_000;

/** Delay after this failure in ms: at least the server's Retry-After, up to LONGEST_WAIT_MS. */
export const waitAfter = (tries: number, { retryAfter = 0 }: Pick<ApiError, 'retryAfter'>, random: number) =>
  Math.max(backoff(tries, random), Math.min(retryAfter * 1_000 + random * JITTER_MS, LONGEST_WAIT_MS));

/** Errors worth an automatic retry: no response, a server error, a rate limit, which it waits for. The rest is up to the user. */
export const isWorthResending = ({ status }: Pick<ApiError, 'status'>) =>
  status === 0 || status >= SERVER_FAULT || status === TOO_MANY_REQUESTS;

/** Only a rate limit has a message for the user. */
export const reasonOf = ({ status, message }: ApiError) =>
  status === TOO_MANY_REQUESTS ? message : undefined;

/** The chat's next entry to send. A rejected one waits for the user and does not hold up the others. */
export const nextOf = (outbox: readonly Pending[], key: string) =>
  outbox.find(({ line, state }) => line.key === key && state === 'sending');

/** The messages of one chat that are not confirmed as stored. */
export const unsentOf = (outbox: readonly Pending[], key: string | undefined) =>
  outbox.filter(({ line, kind }) => kind === 'message' && line.key === key);

const { chatOutbox } = storageKeys;

const isPending = (entry: unknown): entry is Pending => {
  const { line, cid, kind, body, state } = (entry ?? {}) as Partial<Pending>;
  return [line?.key, line?.side, cid, kind, body, state].every((field) => typeof field === 'string');
};

/** What this tab had not delivered before it was reloaded. */
export const readOutbox = (): Pending[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(chatOutbox) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPending) : [];
  } catch {
    return [];
  }
};

/**
 * Called before the first attempt, so that a reload during it loses nothing. Not `tabStorage`, which removes the old value
 * if the new one does not fit: earlier messages must survive a reload, and sending one twice stores it once.
 */
export const keepOutbox = (outbox: readonly Pending[]) => {
  try {
    if (outbox.length > 0) sessionStorage.setItem(chatOutbox, JSON.stringify(outbox));
    else sessionStorage.removeItem(chatOutbox);
  } catch {
    // Storage is full or blocked: the store has it as long as the page lives.
  }
};
