import { isAnyOf } from '@reduxjs/toolkit';
import type { StartListening } from '@/redux/listening';
import { agentLeaving, listLengthened, typed, wokeUp } from '../chatSlice';
import { messageRetried } from '../outboxSlice';
import { newSign } from './attendance';
import { factsOf } from './facts';
import { reduce } from './reduce';
import { createEffects } from './effects';
import { emptyMemory, type SyncEvent } from './steps';
import type { Sync } from './sync';

/**
 * Takes in one event after the other: an event that an effect causes waits until all effects of the former are done, so that
 * each is decided on the state that it finds.
 */
const createMachine = (sync: Sync) => {
  const waiting: SyncEvent[] = [];
  let memory = emptyMemory;
  let isRunning = false;
  let isStopped = false;

  const facts = () => {
    const page = {
      now: Date.now(),
      random: Math.random(),
      isAlive: effects.isAlive(),
      isHidden: document.hidden,
    };
    return factsOf(sync.getState(), page);
  };
  const send = (event: SyncEvent) => {
    if (isStopped) return;
    waiting.push(event);
    if (isRunning) return;
    isRunning = true;
    try {
      for (let next; (next = waiting.shift());) {
        const result = reduce(memory, next, facts());
        memory = result.memory;
        for (const effect of result.effects) effects.run(effect);
      }
    } finally {
      isRunning = false;
    }
  };
  const lookAround = (type: 'pageOpened' | 'storageSeen') =>
    send({ type, ...effects.inStorage(memory.ownEntries) });
  const effects = createEffects(sync, send, () => lookAround('storageSeen'));

  return {
    send,
    open: () => lookAround('pageOpened'),
    stop: () => {
      isStopped = true;
      effects.stop();
    },
  };
};

/**
 * Keeps the chats of the page up to date and sends what was written. Components only register that they are mounted:
 * everything else follows from the state, so that it does not matter when this was loaded. What follows from an event is decided in
 * `reduce`; this says what happens, and has the effects done. Returns a function that stops it.
 */
export const runChat = (startListening: StartListening, sync: Sync) => {
  const { send, open, stop } = createMachine(sync);

  // Before any listener starts: the entries found must be assigned to their chat first.
  open();

  startListening({
    predicate: (_action, now, before) =>
      now.chat !== before.chat ||
      now.chatOutbox !== before.chatOutbox ||
      now.api.queries !== before.api.queries,
    effect: () => send({ type: 'stateChanged' }),
  });
  startListening({
    predicate: (_action, now, before) =>
      (now.chat !== before.chat || now.api.queries !== before.api.queries) &&
      newSign(now, before) !== undefined,
    effect: (_action, listener) => {
      const sign = newSign(listener.getState(), listener.getOriginalState());
      if (sign) send({ type: 'agentNoticed', isNow: sign === 'agent' });
    },
  });
  startListening({
    matcher: isAnyOf(wokeUp, messageRetried),
    effect: () => send({ type: 'retryWanted' }),
  });
  startListening({
    predicate: (_action, now, before) => now.chat.shownSeqs !== before.chat.shownSeqs,
    effect: () => send({ type: 'messagesShown' }),
  });
  startListening({ actionCreator: agentLeaving, effect: () => send({ type: 'agentLeaving' }) });
  startListening({ actionCreator: listLengthened, effect: () => send({ type: 'listLengthened' }) });
  startListening({ actionCreator: typed, effect: ({ payload: line }) => send({ type: 'typed', line }) });

  const leave = () => send({ type: 'pageLeft' });
  window.addEventListener('pagehide', leave);
  send({ type: 'stateChanged' });

  return () => {
    window.removeEventListener('pagehide', leave);
    stop();
  };
};
