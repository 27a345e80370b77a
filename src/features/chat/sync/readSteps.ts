import type { ReadReason } from '@/realtime/report';
import { countUnread, lastKnownSeq, ownMark, type ChatLine } from '../chat';
import { mountedLines, wantedLines, type Facts } from './facts';
import { isReadDue, LIST_PAUSE_MS, MAX_UNANNOUNCED } from './policy';
import {
  inTurn,
  type Effect,
  type Memory,
  type Reading,
  type Result,
  type Step,
  type SyncEvent,
} from './steps';

const keyOf = (line: ChatLine | null) => line?.key ?? 'list';

const readingOf = ({ readings }: Memory, line: ChatLine | null): Reading =>
  readings[keyOf(line)] ?? { line, isRunning: false, isLook: false, reasons: [], readAt: 0 };

const remember = (memory: Memory, reading: Reading): Memory => ({
  ...memory,
  readings: { ...memory.readings, [keyOf(reading.line)]: reading },
});

/** Begins what was asked for, unless a read of it is running. */
const begin = (memory: Memory, reading: Reading, now: number): Result => {
  const { line, isRunning, isLook, reasons } = reading;
  if (isRunning || (!isLook && reasons.length === 0))
    return { memory: remember(memory, reading), effects: [] };
  const running: Reading = { line, isRunning: true, isLook: false, reasons: [], readAt: now };
  return { memory: remember(memory, running), effects: [{ type: 'read', line, reasons }] };
};

/** Reads because there is, or may be, something new. */
export const readLine =
  (line: ChatLine | null, ...reasons: readonly ReadReason[]): Step =>
  (memory, { now }) => {
    const reading = readingOf(memory, line);
    return begin(memory, { ...reading, reasons: [...new Set([...reading.reasons, ...reasons])] }, now);
  };

/** Everything on the page: null is the list. */
const linesToRead = (facts: Facts) => [...(facts.chat.inboxes > 0 ? [null] : []), ...wantedLines(facts)];

export const readAll =
  (reason: ReadReason): Step =>
  (memory, facts) =>
    inTurn(...linesToRead(facts).map((line) => readLine(line, reason)))(memory, facts);

/** The timer of the poll. Timers of hidden pages are throttled, which delays the channel's heartbeats. */
export const poll: Step = (memory, facts) => {
  const looks = linesToRead(facts)
    .map((line) => readingOf(memory, line))
    .filter(({ readAt }) => isReadDue(facts.isAlive, readAt, facts.now))
    .map(
      (reading): Step =>
        (before) =>
          begin(before, { ...reading, isLook: true }, facts.now),
    );
  const check: Effect[] = facts.isHidden ? [] : [{ type: 'checkChannel' }];
  const { memory: next, effects } = inTurn(...looks)(memory, facts);
  return { memory: next, effects: [...effects, ...check] };
};

/** Reads the admin's list after a pause, once for all reasons. */
export const readListSoon =
  (reason: ReadReason): Step =>
  (memory) => ({
    memory: { ...memory, listReasons: [...new Set([...memory.listReasons, reason])] },
    effects:
      memory.listReasons.length > 0
        ? []
        : [{ type: 'startTimer', name: 'list', ms: LIST_PAUSE_MS, event: { type: 'listDue' } }],
  });

export const readListNow: Step = (memory, facts) => {
  const next = { ...memory, listReasons: [] };
  if (facts.chat.inboxes === 0) return { memory: next, effects: [] };
  return readLine(null, ...memory.listReasons)(next, facts);
};

/**
 * Marks what was visible on this screen as read, in an ended chat too: it would count as unread for ever. A failed mark is
 * sent again after the next read.
 */
const mark =
  (line: ChatLine): Step =>
  (memory, { chat, chats }) => {
    const conversation = chats[line.key];
    const nothing = { memory, effects: [] };
    if (!conversation || conversation.status === 'gone' || memory.marking.includes(line.key)) return nothing;
    const upto = Math.min(chat.shownSeqs[line.key] ?? 0, lastKnownSeq(conversation.items));
    const seenItems = conversation.items.slice(0, upto);
    if (countUnread(line.side, seenItems, ownMark(line.side, conversation)) === 0) return nothing;
    return {
      memory: { ...memory, marking: [...memory.marking, line.key] },
      effects: [{ type: 'markSeen', line, upto }],
    };
  };

export const markAll: Step = (memory, facts) => inTurn(...mountedLines(facts).map(mark))(memory, facts);

export const afterMark =
  ({ line, isMarked }: Extract<SyncEvent, { type: 'markAnswered' }>): Step =>
  (memory, facts) => {
    const next = { ...memory, marking: memory.marking.filter((key) => key !== line.key) };
    if (!isMarked) return { memory: next, effects: [] };
    // The unread count of the admin's list has dropped.
    const list = line.side === 'agent' ? [readListSoon('messagesMarked')] : [];
    return inTurn(...list, mark(line))(next, facts);
  };

/** For news that a channel considered alive has not announced. */
const countUnannounced: Step = (memory, { isAlive }) => {
  if (!isAlive) return { memory, effects: [] };
  const unannounced = memory.unannounced + 1;
  return unannounced < MAX_UNANNOUNCED
    ? { memory: { ...memory, unannounced }, effects: [] }
    : { memory: { ...memory, unannounced: 0 }, effects: [{ type: 'rebuildChannel' }] };
};

export const afterRead = ({ line, isUnannounced }: Extract<SyncEvent, { type: 'readEnded' }>): Step =>
  inTurn(...(isUnannounced ? [countUnannounced] : []), markAll, (memory, { now }) =>
    begin(memory, { ...readingOf(memory, line), isRunning: false }, now),
  );
