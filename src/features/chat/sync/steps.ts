import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReadReason } from '@/realtime/report';
import type { ApiError } from '@/api/supabaseBaseQuery';
import type { ChatLine } from '../chat';
import type { Pending } from '../outbox';
import type { Facts } from './facts';
import type { Poke } from './poke';

/** What has happened on the page, in the tab's storage, on the channel, or to a call. */
export type SyncEvent =
  /** `leftovers` are entries of other pages of the tab; the token is that of any tab. */
  | { type: 'pageOpened' | 'storageSeen'; leftovers: Pending[]; token: string | null; isTokenOver: boolean }
  | { type: 'readAllWanted'; reason: ReadReason }
  | { type: 'pokeReceived'; poke: Poke; isSnoozed: boolean }
  | { type: 'readEnded'; line: ChatLine | null; isUnannounced: boolean }
  | { type: 'markAnswered'; line: ChatLine; isMarked: boolean }
  | { type: 'delivered'; entry: Pending; isAppended?: boolean; error?: ApiError }
  | { type: 'retryDue' | 'typingEnded'; key: string }
  | { type: 'typed'; line: ChatLine }
  | { type: 'agentNoticed'; isNow: boolean }
  | {
      type:
        | 'stateChanged'
        | 'messagesShown'
        | 'pollDue'
        | 'pageResumed'
        | 'pageLeft'
        | 'retryWanted'
        | 'agentLeaving'
        | 'listLengthened'
        | 'listDue'
        | 'closingDue'
        | 'leavingDue'
        | 'agentSeenEnded';
    };

/** What is to be done at the edge: `createEffects` does it, in this order. */
export type Effect =
  | { type: 'dispatch'; action: UnknownAction }
  /** Its token depends on storage. Like `dispatch` it changes the store. */
  | { type: 'beginNewChat'; over: ChatLine }
  /** Entries of others stay as they are. */
  | { type: 'storeOutbox'; outbox: readonly Pending[]; ownEntries: readonly string[] }
  | { type: 'restoreToDraft'; key: string; entries: readonly Pending[] }
  | { type: 'storeToken' | 'forgetToken' | 'endAtOnce'; token: string }
  | { type: 'startTimer'; name: string; ms: number; event: SyncEvent }
  | { type: 'stopTimer'; name: string }
  | { type: 'joinChannel'; topic: string }
  /** Without reasons the poll is due: it first asks whether there is news. Without a line: the list. */
  | { type: 'read'; line: ChatLine | null; reasons: readonly ReadReason[] }
  | { type: 'markSeen'; line: ChatLine; upto: number }
  | { type: 'deliver'; entry: Pending; call: 'start' | 'append' | 'end' }
  | { type: 'sendTyping'; line: ChatLine }
  | {
      type:
        | 'leaveChannel'
        | 'checkChannel'
        | 'reviveChannel'
        | 'rebuildChannel'
        | 'startPolling'
        | 'stopPolling'
        | 'askForSupport';
    };

/** Reads of one chat, or of the list: one at a time, requests during one cause one more. */
export interface Reading {
  line: ChatLine | null;
  isRunning: boolean;
  /** Only the timer of the poll has asked for the next one. */
  isLook: boolean;
  reasons: readonly ReadReason[];
  /** When the last one began. */
  readAt: number;
}

/** What was done before. */
export interface Memory {
  /** All entries that this page has had in its outbox, and the outbox as it was stored last. */
  ownEntries: readonly string[];
  storedOutbox: readonly Pending[] | null;
  /** The chat whose end is timed. */
  closing: string | null;
  /** The visitor's token at the last change, and the one that was stored for other tabs. */
  token: string | null;
  storedToken: string | null;
  topic: string | null;
  isLeaving: boolean;
  /** Polls in a row that have found news which no poke had announced. */
  unannounced: number;
  isPolling: boolean;
  readings: Readonly<Record<string, Reading>>;
  /** Why the list is read after the pause. */
  listReasons: readonly ReadReason[];
  /** Chats whose mark is on its way. */
  marking: readonly string[];
  /** Chats of which an entry is on its way, or waits for the next attempt. */
  sending: Readonly<Record<string, 'sending' | 'waiting'>>;
  /** Chats and agents that are seen typing. */
  typing: readonly string[];
}

export const emptyMemory: Memory = {
  ownEntries: [],
  storedOutbox: null,
  closing: null,
  token: null,
  storedToken: null,
  topic: null,
  isLeaving: false,
  unannounced: 0,
  isPolling: false,
  readings: {},
  listReasons: [],
  marking: [],
  sending: {},
  typing: [],
};

export interface Result {
  memory: Memory;
  effects: readonly Effect[];
}

/** Part of what follows from an event. */
export type Step = (memory: Memory, facts: Facts) => Result;

export const dispatching = (action: UnknownAction): Effect => ({ type: 'dispatch', action });

/** All steps, each on what the former has remembered. */
export const inTurn =
  (...steps: readonly Step[]): Step =>
  (memory, facts) => {
    const effects: Effect[] = [];
    let last = memory;
    for (const step of steps) {
      const result = step(last, facts);
      last = result.memory;
      effects.push(...result.effects);
    }
    return { memory: last, effects };
  };

const changesStore = ({ type }: Effect) => type === 'dispatch' || type === 'beginNewChat';

/** The steps up to the first that changes the store: that change is an event, which takes all of them with the new facts. */
export const untilChange =
  (...steps: readonly Step[]): Step =>
  (memory, facts) => {
    let result: Result = { memory, effects: [] };
    for (const step of steps) {
      if (result.effects.some(changesStore)) break;
      const { memory: next, effects } = step(result.memory, facts);
      result = { memory: next, effects: [...result.effects, ...effects] };
    }
    return result;
  };
