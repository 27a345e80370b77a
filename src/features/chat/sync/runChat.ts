import { isAnyOf } from '@reduxjs/toolkit';
import type { StartListening } from '@/redux/listening';
import { isOver, lastKnownSeq } from '../chat';
import { chatApi, conversationOf } from '../chatApi';
import { agentLeaving, listLengthened, typed, wokeUp } from '../chatSlice';
import { messageRetried } from '../outboxSlice';
import { createAttendance, newSign } from './attendance';
import { createClosing } from './closing';
import { createKeptOutbox } from './keptOutbox';
import { createPoller } from './poller';
import { createMarks } from './marks';
import { createOwnChat } from './ownChat';
import { createReads } from './reads';
import { createSender } from './sender';
import { createSocket, type Socket } from './socket';
import type { Sync } from './sync';
import { createUnsent } from './unsent';
import { wantedLines } from './wanted';

/**
 * Keeps the chats of the page up to date and sends what was written. Components only register that they are mounted:
 * everything else follows from the state, so that it does not matter when this was loaded.
 * Returns a function that stops it.
 */
export const runChat = (startListening: StartListening, sync: Sync) => {
  const { dispatch, getState } = sync;
  const marks = createMarks(sync, () => reads.listSoon('messagesMarked'));
  const reads = createReads(sync, {
    isProven: () => socket.isAlive(),
    onAnswer: marks,
    onUnannounced: () => socket.missedNews(),
  });
  const ownChat = createOwnChat(sync);
  const closing = createClosing(sync);
  const attendance = createAttendance(sync);
  const socket: Socket = createSocket(sync, reads, attendance.askAgain);
  const keptOutbox = createKeptOutbox(sync);
  const unsent = createUnsent(sync);
  const poller = createPoller(sync, reads, socket, () => {
    keptOutbox.adopt();
    ownChat.adopt();
  });
  const sender = createSender(sync, (line) => {
    const chat = conversationOf(getState(), line);
    if (!chat || chat.seq > lastKnownSeq(chat.items)) reads.chat(line).request('messageSent');
  });

  // Before any listener starts: the entries found must be assigned to their chat first.
  ownChat.restore(keptOutbox.restore());

  const reconcile = () => {
    keptOutbox.reconcile();
    unsent.reconcile();
    closing.reconcile();
    ownChat.reconcile();
    socket.reconcile();
    poller.reconcile();
    // Last: every entry is stored before it is sent.
    sender.drainAll();
  };

  startListening({
    predicate: (_action, now, before) =>
      now.chat !== before.chat ||
      now.chatOutbox !== before.chatOutbox ||
      now.api.queries !== before.api.queries,
    effect: reconcile,
  });
  startListening({
    predicate: (_action, now, before) =>
      (now.chat !== before.chat || now.api.queries !== before.api.queries) &&
      newSign(now, before) !== undefined,
    effect: (_action, listener) => attendance.note(newSign(listener.getState(), listener.getOriginalState())),
  });
  startListening({
    matcher: isAnyOf(wokeUp, messageRetried),
    effect: () => sender.retryNow(),
  });
  startListening({
    predicate: (_action, now, before) => now.chat.shown !== before.chat.shown,
    effect: marks,
  });
  startListening({ actionCreator: agentLeaving, effect: unsent.moveRepliesToDraft });
  startListening({ actionCreator: listLengthened, effect: () => reads.listSoon('listLengthened') });
  startListening({
    actionCreator: typed,
    effect: ({ payload: line }) => {
      const isWatched = wantedLines(getState()).some(({ key }) => key === line.key);
      const status = conversationOf(getState(), line)?.status;
      if (!isWatched || !status || isOver(status)) return;
      void dispatch(chatApi.endpoints.sendTyping.initiate(line, { track: false }));
    },
  });

  window.addEventListener('pagehide', ownChat.keepOnLeaving);
  window.addEventListener('pagehide', closing.endOnLeaving);
  reconcile();

  return () => {
    window.removeEventListener('pagehide', ownChat.keepOnLeaving);
    window.removeEventListener('pagehide', closing.endOnLeaving);
    closing.stop();
    poller.stop();
    socket.stop();
    reads.stop();
    sender.stop();
    attendance.stop();
  };
};
