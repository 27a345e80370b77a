import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { newUuid } from '@/api/newUuid';
import { toBody, type ChatLine } from './chat';
import { agentLeft, newChatBegun, ownChatEnded, windowClosed } from './chatSlice';
import type { Pending } from './outbox';

const initialState: Pending[] = [];

const entry = (line: ChatLine, kind: Pending['kind'], body = ''): Pending => ({
  line,
  cid: newUuid(),
  kind,
  body,
  tries: 0,
  state: 'sending',
  sentAt: new Date().toISOString(),
});

const notIn = (outbox: readonly Pending[], otherEntries: readonly Pending[]) => {
  const knownIds = new Set(outbox.map(({ cid }) => cid));
  return otherEntries.filter(({ cid }) => !knownIds.has(cid));
};

/** Messages still being sent go out first; the end follows them. */
const withEnd = (outbox: readonly Pending[], line: ChatLine) => [
  ...outbox.filter(({ line: { key }, state }) => key !== line.key || state === 'sending'),
  entry(line, 'end'),
];

/** What this tab has written and the server has not answered yet, in the order it was written. */
export const outboxSlice = createSlice({
  name: 'chatOutbox',
  initialState,
  reducers: {
    /** Entries from before this page was loaded. */
    outboxRestored: (outbox, { payload }: PayloadAction<Pending[]>) => {
      outbox.unshift(...notIn(outbox, payload));
    },
    /** Entries of a later page of the tab, when this page returns from the back/forward cache. */
    outboxTakenOn: (outbox, { payload }: PayloadAction<Pending[]>) => {
      outbox.push(...notIn(outbox, payload));
    },
    messageWritten: {
      prepare: (line: ChatLine, text: string, seen?: number) => ({
        payload: { ...entry(line, 'message', toBody(text)), ...(line.side === 'agent' && { seen }) },
      }),
      reducer: (outbox, { payload }: PayloadAction<Pending>) => {
        if (payload.body) outbox.push(payload);
      },
    },
    /** It will be retried automatically. */
    messageDelayed: (outbox, { payload }: PayloadAction<{ cid: string; reason?: string }>) => {
      for (const pending of outbox.filter(({ cid }) => cid === payload.cid)) {
        pending.tries += 1;
        pending.reason = payload.reason;
      }
    },
    /** It stays until the user retries. */
    messageRefused: (outbox, { payload }: PayloadAction<{ cid: string; reason: string }>) => {
      for (const pending of outbox.filter(({ cid }) => cid === payload.cid)) {
        pending.state = 'failed';
        pending.reason = payload.reason;
      }
    },
    messageRetried: (outbox, { payload: cid }: PayloadAction<string>) => {
      for (const pending of outbox.filter((candidate) => candidate.cid === cid)) {
        if (pending.state === 'failed') delete pending.seen; // whoever retries has read why
        pending.state = 'sending';
        pending.tries = 0;
        delete pending.reason;
      }
    },
    /** The server has stored it. */
    messageStored: (outbox, { payload: cid }: PayloadAction<string>) =>
      outbox.filter((pending) => pending.cid !== cid),
    /** They are in the draft again. */
    messagesTakenBack: (outbox, { payload: key }: PayloadAction<string>) =>
      outbox.filter(({ line, kind }) => line.key !== key || kind === 'end'),
    /** The chat is over or deleted: its entries can no longer be delivered. */
    chatDropped: (outbox, { payload: key }: PayloadAction<string>) =>
      outbox.filter(({ line }) => line.key !== key),
  },
  extraReducers: (builder) => {
    builder
      .addCase(windowClosed, (outbox, { payload: line }) => (line ? withEnd(outbox, line) : undefined))
      .addCase(ownChatEnded, (outbox, { payload: { line } }) => withEnd(outbox, line))
      // Messages that the finished chat did not accept become the first ones of the new chat.
      .addCase(newChatBegun, (outbox, { payload: { over, token } }) => {
        for (const pending of outbox.filter(({ line }) => line.key === over.key)) {
          Object.assign(pending, { line: { ...over, key: token }, state: 'sending', tries: 0 });
          delete pending.reason;
        }
      })
      .addCase(agentLeft, (outbox) => outbox.filter(({ line }) => line.side === 'visitor'));
  },
  selectors: { selectOutbox: (outbox) => outbox },
});

export const {
  chatDropped,
  messageDelayed,
  messageRefused,
  messageRetried,
  messageStored,
  messagesTakenBack,
  messageWritten,
  outboxRestored,
  outboxTakenOn,
} = outboxSlice.actions;
export const { selectOutbox } = outboxSlice.selectors;
