import { readEnv } from '@/config/env';
import { storageKeys } from '@/config/storageKeys';
import { CHAT_POLL_MS } from '@/config/timing';
import { onResume } from '@/realtime/onResume';
import { isOver } from '../chat';
import { chatApi, conversationOf, markRead } from '../chatApi';
import { forgetToken, keepToken, readToken } from '../chatSecrets';
import { newChatBegun, wokeUp } from '../chatSlice';
import { restoreToDraft } from '../drafts';
import { keepOutbox, readOutbox } from '../outbox';
import { supportApi } from '../supportApi';
import { createChannel } from './channel';
import { deliver } from './deliver';
import { createReads } from './reads';
import type { Effect, SyncEvent } from './steps';
import type { Sync } from './sync';

const FRESH = { forceRefetch: true, subscribe: false } as const;

/** Ends a chat from a page that is being left, which waits for no answer; the outbox repeats it if the tab goes on. */
const endAtOnce = (token: string) => {
  const { supabaseUrl, supabaseKey } = readEnv(location.origin);
  const headers = { apikey: supabaseKey, 'content-type': 'application/json' };
  const body = JSON.stringify({ token });
  const url = `${supabaseUrl}/rest/v1/rpc/chat_end`;
  fetch(url, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
};

const othersOf = (ownEntries: readonly string[]) =>
  readOutbox().filter(({ cid }) => !ownEntries.includes(cid));

/** Makes what does the effects: timers, storage, the channel and calls. `send` is told what comes of them. */
export const createEffects = (sync: Sync, send: (event: SyncEvent) => void, lookAround: () => void) => {
  const { dispatch, getState } = sync;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const channel = createChannel(sync, send);
  const read = createReads(sync, channel.isAlive);
  let stopPolling: (() => void) | undefined;

  const stopTimer = (name: string) => {
    clearTimeout(timers.get(name));
    timers.delete(name);
  };

  /** What other pages have left in the storage of this tab and of this browser. */
  const inStorage = (ownEntries: readonly string[]) => {
    const token = readToken();
    const chat = token === null ? undefined : conversationOf(getState(), { side: 'visitor', key: token });
    return { leftovers: othersOf(ownEntries), token, isTokenOver: isOver(chat?.status) };
  };

  const startPolling = () => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== storageKeys.chatToken && key !== null) return;
      lookAround();
      send({ type: 'readAllWanted', reason: 'otherTab' });
    };
    const timer = setInterval(() => send({ type: 'pollDue' }), CHAT_POLL_MS);
    const stopWaking = onResume(() => {
      lookAround();
      dispatch(wokeUp());
      send({ type: 'pageResumed' });
    });
    window.addEventListener('storage', onStorage);
    return () => {
      clearInterval(timer);
      stopWaking();
      window.removeEventListener('storage', onStorage);
    };
  };

  const askForSupport = () => {
    // Only if the window has asked before: a page without it asks nothing.
    const { data } = supportApi.endpoints.supportStatus.select()(getState());
    if (data) void dispatch(supportApi.endpoints.supportStatus.initiate(undefined, FRESH));
  };

  const markSeen = async ({ line, upto }: Extract<Effect, { type: 'markSeen' }>) => {
    const { error } = await dispatch(chatApi.endpoints.markSeen.initiate({ line, upto }, { track: false }));
    if (!error) dispatch(markRead({ line, upto }));
    send({ type: 'markAnswered', line, isMarked: !error });
  };

  const doers: { [Type in Effect['type']]: (effect: Effect & { type: Type }) => void } = {
    dispatch: ({ action }) => void dispatch(action),
    beginNewChat: ({ over }) => void dispatch(newChatBegun(over)),
    storeOutbox: ({ ownEntries, outbox }) => keepOutbox([...othersOf(ownEntries), ...outbox]),
    restoreToDraft: ({ key, entries }) => restoreToDraft(key, entries),
    storeToken: ({ token }) => keepToken(token),
    forgetToken: ({ token }) => forgetToken(token),
    endAtOnce: ({ token }) => endAtOnce(token),
    startTimer: ({ name, ms, event }) => {
      stopTimer(name);
      timers.set(
        name,
        setTimeout(() => send(event), ms),
      );
    },
    stopTimer: ({ name }) => stopTimer(name),
    joinChannel: ({ topic }) => channel.join(topic),
    leaveChannel: channel.leave,
    checkChannel: channel.checkUp,
    reviveChannel: channel.revive,
    rebuildChannel: channel.rebuild,
    startPolling: () => void (stopPolling ??= startPolling()),
    stopPolling: () => {
      stopPolling?.();
      stopPolling = undefined;
    },
    read: (effect) => {
      const { line } = effect;
      void read(effect).then((isUnannounced) => send({ type: 'readEnded', line, isUnannounced }));
    },
    markSeen: (effect) => void markSeen(effect),
    deliver: (effect) => {
      const { entry } = effect;
      void deliver(sync, effect).then((answer) => send({ type: 'delivered', entry, ...answer }));
    },
    sendTyping: ({ line }) => void dispatch(chatApi.endpoints.sendTyping.initiate(line, { track: false })),
    askForSupport,
  };

  return {
    run: (effect: Effect) => (doers[effect.type] as (effect: Effect) => void)(effect),
    inStorage,
    isAlive: channel.isAlive,
    stop: () => {
      stopPolling?.();
      timers.forEach((timer) => clearTimeout(timer));
      channel.leave();
    },
  };
};
