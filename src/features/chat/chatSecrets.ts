import { newSecret } from '@/api/newSecret';
import { storageKeys } from '@/config/storageKeys';

/** Named in the privacy policy. */
const { chatToken, chatBegun, earlierChat } = storageKeys;

const TOKEN = /^[\w-]{43}$/;

const readKey = (key: string) => {
  try {
    const token = localStorage.getItem(key);
    return token && TOKEN.test(token) ? token : null;
  } catch {
    return null;
  }
};

/** The visitor's token, if this browser has one. */
export const readToken = () => readKey(chatToken);

/**
 * The token of the next chat: that of one which another tab has started, or has begun to write, so that both get the same chat;
 * else a new one. `over` is the token of a chat that takes no more messages.
 */
export const nextToken = (over?: string) => {
  const knownToken = [readToken(), readKey(chatBegun)].find((token) => token !== null && token !== over);
  if (knownToken) return knownToken;
  const token = newSecret();
  keep(chatBegun, token);
  return token;
};

/** If storage is blocked or full, the chat lives as long as the page: the store has the token too. */
const keep = (key: string, token: string) => {
  try {
    localStorage.setItem(key, token);
  } catch {
    // Storage is blocked or full.
  }
};

/** The token of the chat that the agents were told of last. */
export const readEarlierToken = () => readKey(earlierChat);
export const keepEarlierToken = (token: string) => keep(earlierChat, token);

const forget = (key: string, token: string) => {
  try {
    if (localStorage.getItem(key) === token) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was stored.
  }
};

/** Called once the server has the chat: its token is no longer that of the next one. */
export const keepToken = (token: string) => {
  keep(chatToken, token);
  forget(chatBegun, token);
};

/** Removes this token and no other: another tab may have started a new chat. */
export const forgetToken = (token: string) => {
  forget(chatToken, token);
  forget(chatBegun, token);
};
