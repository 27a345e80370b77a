import { keepChannel, type ChannelKeeper } from '@/realtime/keepChannel';
import { SECOND_LOOK_MS } from '@/realtime/policy';
import { reporterOf } from '@/realtime/report';
import { lastKnownSeq, type ChatLine } from '../chat';
import { conversationOf } from '../chatApi';
import { typingKey } from '../chat';
import { detailsChanged, isSnoozed } from '../deskApi';
import { selectChat, selectSelectedLine } from '../chatSlice';
import { nextOf } from '../outbox';
import { selectOutbox } from '../outboxSlice';
import { addressChanged } from '../supportApi';
import { readPoke, type Poke } from './poke';
import { needsRead, LEAVE_MS, MAX_UNANNOUNCED } from './policy';
import type { Reads } from './reads';
import type { Sync } from './sync';
import { createTyping } from './typing';
import { ADMIN_TOPIC, wantedLines, wantedTopic } from './wanted';

/** At most one channel of chats per page: that of the visitor's chat, or the admin's. `onPresent`: somebody of the office has come. */
export const createSocket = ({ dispatch, getState, extra }: Sync, reads: Reads, onPresent: () => void) => {
  const typing = createTyping({ dispatch, getState, extra });
  let topic: string | null = null;
  let channel: ChannelKeeper | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let unannounced = 0;

  const announcesNews = (line: ChatLine, poke: Poke) => {
    const state = getState();
    const next = nextOf(selectOutbox(state), line.key);
    return needsRead(poke, lastKnownSeq(conversationOf(state, line)?.items), {
      side: line.side,
      isSending: next?.kind === 'message' && next.tries === 0,
      shown: selectChat(state).shown[line.key] ?? 0,
    });
  };

  /** The end of a chat also ends its snooze, and so does a message of the visitor. */
  const changesDetails = ({ kind, by }: Poke, chat: string) =>
    kind === 'desk' ||
    kind === 'ended' ||
    (kind === 'item' && by === 'visitor' && isSnoozed(getState(), chat));

  const applyPoke = (line: ChatLine, poke: Poke) => {
    if (poke.by !== line.side) {
      if (poke.kind === 'typing') typing.see(line.key);
      else if (poke.kind === 'item') typing.end(line.key);
    }
    if (poke.kind === 'present') onPresent();
    if (poke.kind === 'address') dispatch(addressChanged(line.key));
    if (announcesNews(line, poke)) reads.chat(line).request('pokeReceived');
  };

  const onPoke = (payload: unknown) => {
    const poke = readPoke(payload);
    if (!poke) return;
    unannounced = 0;
    if (topic !== ADMIN_TOPIC) return void wantedLines(getState()).forEach((line) => applyPoke(line, poke));
    const selected = selectSelectedLine(getState());
    if (poke.kind !== 'typing' && poke.kind !== 'address') reads.listSoon('pokeReceived');
    if (poke.chat && changesDetails(poke, poke.chat)) dispatch(detailsChanged(poke.chat));
    if (poke.kind === 'typing' && poke.chat && poke.agent) typing.see(typingKey(poke.chat, poke.agent));
    if (selected && selected.key === poke.chat) applyPoke(selected, poke);
    else if (poke.chat && poke.kind === 'typing' && poke.by === 'visitor') typing.see(poke.chat);
  };

  const join = (wanted: string) => {
    const keeper = keepChannel({
      topic: wanted,
      loadDb: extra.loadDb,
      report: reporterOf(dispatch),
      onPoke: (payload) => channel === keeper && onPoke(payload),
      onJoined: () => {
        if (channel !== keeper) return;
        reads.readAll('channelJoined');
        setTimeout(() => {
          if (channel === keeper) reads.readAll('secondLook');
        }, SECOND_LOOK_MS);
      },
    });
    channel = keeper;
    topic = wanted;
    unannounced = 0;
  };

  const leave = () => {
    const left = channel;
    channel = null;
    topic = null;
    if (left) void left.leave();
  };

  return {
    reconcile: () => {
      const wanted = wantedTopic(getState());
      if (wanted === topic) {
        clearTimeout(leaving);
        leaving = undefined;
      } else if (wanted) {
        clearTimeout(leaving);
        leaving = undefined;
        leave();
        join(wanted);
      } else leaving ??= setTimeout(leave, LEAVE_MS);
    },
    stop: () => {
      clearTimeout(leaving);
      leave();
      typing.stop();
    },
    isAlive: () => channel?.isAlive() ?? false,
    checkUp: () => channel?.checkUp(),
    revive: () => channel?.revive(),
    /** For news that a channel considered alive has not announced. */
    missedNews: () => {
      if (!channel?.isAlive()) return;
      unannounced += 1;
      if (unannounced < MAX_UNANNOUNCED) return;
      unannounced = 0;
      channel.rebuild('newsMissed');
    },
  };
};

export type Socket = ReturnType<typeof createSocket>;
