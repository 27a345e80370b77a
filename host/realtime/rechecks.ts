import { reasonOf } from '../api/databaseProblem';
import { TooBusy } from '../database/queue';
import type { Listener } from './authorize';

/** Topics that a session opens. Those of a chat or of a consignment are open to whoever was told them, signed in or not. */
const OF_SESSION = /^admin:/;

/** Whether somebody may listen to a topic now. The question is queued with the other requests of `client`. */
export type Ask = (listener: Listener, topic: string, client: string) => Promise<boolean>;

/**
 * Creates passes of checks whether sessions still open what is listened to: in a pass all channels of one token with the same
 * topic are one question. Without an answer a channel stays until the next pass; why is logged once until there is an answer.
 */
export const createRechecks = (ask: Ask): (() => Ask) => {
  let isAway = false;
  const askNow: Ask = async (...question) => {
    try {
      const isAllowed = await ask(...question);
      isAway = false;
      return isAllowed;
    } catch (error) {
      if (error instanceof TooBusy) return true;
      if (!isAway) console.error(`Realtime: channels cannot be checked: ${reasonOf(error)}`);
      isAway = true;
      return true;
    }
  };
  return () => {
    const answers = new Map<string, Promise<boolean>>();
    return (listener, topic, client) => {
      if (listener.role !== 'authenticated' || !OF_SESSION.test(topic)) return Promise.resolve(true);
      const question = JSON.stringify([topic, listener.claims]);
      const answer = answers.get(question) ?? askNow(listener, topic, client);
      answers.set(question, answer);
      return answer;
    };
  };
};
