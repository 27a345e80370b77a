import { storageKeys } from '@/config/storageKeys';

/** Named in the privacy policy. */
const { chatToken, earlierChat } = storageKeys;

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** A 256-bit secret as 43 characters of base64url, which alone gives access to the chat. */
export const makeToken = () =>
  btoa(String.fromCharCode(...randomBytes(TOKEN_BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const read = (key: string) => {
  try {
    const token = localStorage.getItem(key);
    return token && TOKEN.test(token) ? token : null;
  } catch {
    return null;
  }
};

/** If storage is blocked or full, the chat lives as long as the page: the store has the token too. */
const keep = (key: string, token: string) => {
  try {
    localStorage.setItem(key, token);
  } catch {
    // See above.
  }
};

/** The visitor's token, if this browser has one. */
export const readToken = () => read(chatToken);
export const keepToken = (token: string) => keep(chatToken, token);

/** The token of the chat that the agents were told of last. */
export const readEarlierToken = () => read(earlierChat);
export const keepEarlierToken = (token: string) => keep(earlierChat, token);

/** Removes this token and no other: another tab may have started a new chat. */
export const forgetToken = (token: string) => {
  try {
    if (localStorage.getItem(chatToken) === token) localStorage.removeItem(chatToken);
  } catch {
    // Storage is blocked: nothing was stored.
  }
};
