import { AGENT_SEEN_MS, CHAT_TYPING_MS } from '@/config/timing';
import { lastKnownSeq, typingKey, type ChatLine } from '../chat';
import { agentSeen, agentSeenEnded, selectSelectedLine, typingEnded, typingSeen } from '../chatSlice';
import { detailsChanged } from '../deskApi';
import { nextOf } from '../outbox';
import { addressChanged } from '../supportApi';
import { wantedLines, type Facts } from './facts';
import type { Poke } from './poke';
import { LEAVE_MS, needsRead } from './policy';
import { readLine, readListSoon } from './readSteps';
import { dispatching, inTurn, type Effect, type Step, type SyncEvent } from './steps';

const ADMIN_TOPIC = 'admin:chats';
const LEAVING = 'leaving';

const doing =
  (...effects: Effect[]): Step =>
  (memory) => ({ memory, effects });

/** The topic of the one channel for pokes: the visitor's chat has its own, the admin's covers every chat. */
export const wantedTopic = (facts: Facts): string | null => {
  if (facts.chat.inboxes > 0) return ADMIN_TOPIC;
  const [line] = wantedLines(facts);
  return (line && facts.chats[line.key]?.topic) || null;
};

/** At most one channel of chats per page. It is left after a pause. */
export const joinWanted: Step = (memory, facts) => {
  const topic = wantedTopic(facts);
  const stop: Effect[] = memory.isLeaving ? [{ type: 'stopTimer', name: LEAVING }] : [];
  if (topic === memory.topic) return { memory: { ...memory, isLeaving: false }, effects: stop };
  if (topic !== null) {
    const leave: Effect[] = memory.topic === null ? [] : [{ type: 'leaveChannel' }];
    return {
      memory: { ...memory, topic, isLeaving: false, unannounced: 0 },
      effects: [...stop, ...leave, { type: 'joinChannel', topic }],
    };
  }
  if (memory.isLeaving) return { memory, effects: [] };
  return {
    memory: { ...memory, isLeaving: true },
    effects: [{ type: 'startTimer', name: LEAVING, ms: LEAVE_MS, event: { type: 'leavingDue' } }],
  };
};

export const leaveChannel: Step = (memory) => ({
  memory: { ...memory, topic: null, isLeaving: false },
  effects: [{ type: 'leaveChannel' }],
});

const timerOf = (key: string) => `typing ${key}`;

/** The other side is typing: expires after a few seconds unless renewed, and ends with a message. */
const seeTyping =
  (key: string): Step =>
  (memory) => ({
    memory: { ...memory, typing: [...new Set([...memory.typing, key])] },
    effects: [
      {
        type: 'startTimer',
        name: timerOf(key),
        ms: CHAT_TYPING_MS,
        event: { type: 'typingEnded', key },
      },
      dispatching(typingSeen(key)),
    ],
  });

export const endTyping =
  (key: string): Step =>
  (memory) =>
    memory.typing.includes(key)
      ? {
          memory: { ...memory, typing: memory.typing.filter((typing) => typing !== key) },
          effects: [{ type: 'stopTimer', name: timerOf(key) }, dispatching(typingEnded(key))],
        }
      : { memory, effects: [] };

/** What the visitor is told about absent agents ends when one is seen, or is asked for again. */
export const seeAgent = (isNow: boolean): Step =>
  isNow
    ? doing(
        { type: 'startTimer', name: 'agent', ms: AGENT_SEEN_MS, event: { type: 'agentSeenEnded' } },
        dispatching(agentSeen()),
      )
    : doing({ type: 'askForSupport' });

export const endAgent = doing(dispatching(agentSeenEnded()));

const announcesNews = ({ chat, chats, outbox }: Facts, { side, key }: ChatLine, poke: Poke) => {
  const next = nextOf(outbox, key);
  return needsRead(poke, lastKnownSeq(chats[key]?.items), {
    side,
    isSending: next?.kind === 'message' && next.tries === 0,
    shownSeq: chat.shownSeqs[key] ?? 0,
  });
};

const applyPoke =
  (line: ChatLine, poke: Poke): Step =>
  (memory, facts) => {
    const steps: Step[] = [];
    if (poke.by !== line.side) {
      if (poke.kind === 'typing') steps.push(seeTyping(line.key));
      else if (poke.kind === 'item') steps.push(endTyping(line.key));
    }
    if (poke.kind === 'present') steps.push(doing({ type: 'askForSupport' }));
    if (poke.kind === 'address') steps.push(doing(dispatching(addressChanged(line.key))));
    if (announcesNews(facts, line, poke)) steps.push(readLine(line, 'pokeReceived'));
    return inTurn(...steps)(memory, facts);
  };

/** The end of a chat also ends its snooze, and so does a message of the visitor. */
const changesDetails = ({ kind, by }: Poke, isSnoozed: boolean) =>
  kind === 'desk' || kind === 'ended' || (kind === 'item' && by === 'visitor' && isSnoozed);

const applyAdminPoke = (poke: Poke, isSnoozed: boolean, selected: ChatLine | null) => {
  const { kind, chat, by, agent } = poke;
  const steps: Step[] = [];
  if (kind !== 'typing' && kind !== 'address') steps.push(readListSoon('pokeReceived'));
  if (chat && changesDetails(poke, isSnoozed)) steps.push(doing(dispatching(detailsChanged(chat))));
  if (kind === 'typing' && chat && agent) steps.push(seeTyping(typingKey(chat, agent)));
  if (selected && selected.key === chat) steps.push(applyPoke(selected, poke));
  else if (chat && kind === 'typing' && by === 'visitor') steps.push(seeTyping(chat));
  return steps;
};

export const hearPoke =
  ({ poke, isSnoozed }: Extract<SyncEvent, { type: 'pokeReceived' }>): Step =>
  (memory, facts) => {
    const steps =
      memory.topic === ADMIN_TOPIC
        ? applyAdminPoke(poke, isSnoozed, selectSelectedLine(facts))
        : wantedLines(facts).map((line) => applyPoke(line, poke));
    return inTurn(...steps)({ ...memory, unannounced: 0 }, facts);
  };

/** Polls while the page has a chat: a page without one sends no requests. */
export const keepPolling: Step = (memory, { chat }) => {
  const isPolling = chat.widgets + chat.inboxes > 0;
  if (isPolling === memory.isPolling) return { memory, effects: [] };
  return {
    memory: { ...memory, isPolling },
    effects: [{ type: isPolling ? 'startPolling' : 'stopPolling' }],
  };
};
