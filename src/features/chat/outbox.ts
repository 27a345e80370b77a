import type { ApiError } from '@/api/supabaseBaseQuery';
import { SERVER_FAULT, TOO_MANY_REQUESTS } from '@/config/status';
import type { ChatLine } from './chat';

/** Something this tab has to tell the server, kept until the server has answered. */
export interface Pending {
  line: ChatLine;
  /** Also the name of the entry: sent again and again under the same one, it is stored once. */
  cid: string;
  kind: 'message' | 'end';
  body: string;
  tries: number;
  state: 'sending' | 'failed';
  /** What the person reads beside it. */
  reason?: string;
  sentAt: string;
}

const BACKOFF_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
const JITTER_MS = 1_000;

/** How long to wait before the next try; `random` spreads many browsers over a second. */
export const backoff = (tries: number, random: number) =>
  (BACKOFF_MS[Math.min(tries, BACKOFF_MS.length) - 1] ?? 0) + random * JITTER_MS;

/** Nobody waits longer because a server said so: the person may be looking at it. */
const LONGEST_WAIT_MS = 5 * 60_000;

/** How long to wait after this failure. Who says when to come back is not asked before. */
export const waitAfter = (tries: number, { retryAfter = 0 }: Pick<ApiError, 'retryAfter'>, random: number) =>
  Math.max(backoff(tries, random), Math.min(retryAfter * 1_000 + random * JITTER_MS, LONGEST_WAIT_MS));

/** What may go better by itself: no answer, a fault inside the server, a limit. The rest is the person's to decide. */
export const isTemporary = ({ status }: Pick<ApiError, 'status'>) =>
  status === 0 || status >= SERVER_FAULT || status === TOO_MANY_REQUESTS;

/** Only a limit explains itself. */
export const reasonOf = ({ status, message }: ApiError) =>
  status === TOO_MANY_REQUESTS ? message : undefined;

/** The next of a chat to go out. One that was refused waits for the person, and holds up nothing. */
export const nextOf = (outbox: readonly Pending[], key: string) =>
  outbox.find(({ line, state }) => line.key === key && state === 'sending');

/** The messages of one chat that are not known to be stored. */
export const unsentOf = (outbox: readonly Pending[], key: string | undefined) =>
  outbox.filter(({ line, kind }) => kind === 'message' && line.key === key);

const STORAGE_KEY = 'chat-outbox';

const isPending = (entry: unknown): entry is Pending => {
  const { line, cid, kind, body, state } = (entry ?? {}) as Partial<Pending>;
  return [line?.key, line?.side, cid, kind, body, state].every((field) => typeof field === 'string');
};

/** What this tab had not got rid of before it was reloaded. */
export const readOutbox = (): Pending[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPending) : [];
  } catch {
    return [];
  }
};

/** Before the first try, so that a reload in the middle of it loses nothing. */
export const keepOutbox = (outbox: readonly Pending[]) => {
  try {
    if (outbox.length > 0) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(outbox));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is full or blocked: the store has it for the life of the page.
  }
};
