import { isOver } from '../chat';
import {
  endAgent,
  endTyping,
  hearPoke,
  joinWanted,
  keepPolling,
  leaveChannel,
  seeAgent,
} from './channelSteps';
import { endClosing, endClosingAtOnce, timeClosing } from './closingSteps';
import { wantedLines, type Facts } from './facts';
import { storeOutbox, takeBackHidden, takeBackReplies } from './outboxSteps';
import { keepBegunChat, restore, storeOwnChat, takeOver } from './ownChatSteps';
import { afterMark, afterRead, markAll, poll, readAll, readListNow, readListSoon } from './readSteps';
import { afterDelivery, retry, retryNow, sendNext } from './sendSteps';
import { inTurn, untilChange, type Memory, type Result, type Step, type SyncEvent } from './steps';

/** What follows from a change of the store, in this order: an entry is stored before it is sent. */
const followStore = untilChange(
  storeOutbox,
  takeBackHidden,
  timeClosing,
  storeOwnChat,
  joinWanted,
  keepPolling,
  sendNext,
);

/** Tells the other side that somebody types, in a chat that is open. */
const tellTyping =
  ({ line }: Extract<SyncEvent, { type: 'typed' }>): Step =>
  (memory, facts) => {
    const isWatched = wantedLines(facts).some(({ key }) => key === line.key);
    const status = facts.chats[line.key]?.status;
    const isTold = isWatched && status !== undefined && !isOver(status);
    return { memory, effects: isTold ? [{ type: 'sendTyping', line }] : [] };
  };

const stepOf = (event: SyncEvent): Step => {
  switch (event.type) {
    case 'pageOpened':
      return restore(event);
    case 'storageSeen':
      return takeOver(event);
    case 'stateChanged':
      return followStore;
    case 'messagesShown':
      return markAll;
    case 'pollDue':
      return poll;
    case 'readAllWanted':
      return readAll(event.reason);
    case 'pageResumed':
      return inTurn(readAll('pageResumed'), (memory) => ({ memory, effects: [{ type: 'reviveChannel' }] }));
    case 'pageLeft':
      return inTurn(keepBegunChat, endClosingAtOnce);
    case 'pokeReceived':
      return hearPoke(event);
    case 'readEnded':
      return afterRead(event);
    case 'markAnswered':
      return afterMark(event);
    case 'delivered':
      return afterDelivery(event);
    case 'retryDue':
      return retry(event.key);
    case 'retryWanted':
      return retryNow;
    case 'typed':
      return tellTyping(event);
    case 'typingEnded':
      return endTyping(event.key);
    case 'agentNoticed':
      return seeAgent(event.isNow);
    case 'agentSeenEnded':
      return endAgent;
    case 'agentLeaving':
      return takeBackReplies;
    case 'listLengthened':
      return readListSoon('listLengthened');
    case 'listDue':
      return readListNow;
    case 'closingDue':
      return endClosing;
    case 'leavingDue':
      return leaveChannel;
  }
};

/** What is remembered after an event, and what is to be done then. Pure: `runChat` does it. */
export const reduce = (memory: Memory, event: SyncEvent, facts: Facts): Result =>
  stepOf(event)(memory, facts);
