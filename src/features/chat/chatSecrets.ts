/** Where the visitor's key lies (the privacy policy names it). */
export const TOKEN_KEY = 'carmine-chat';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** A secret of 256 bits as 43 characters of base64url: who has it, has the chat. */
export const makeToken = () =>
  btoa(String.fromCharCode(...randomBytes(TOKEN_BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The visitor's key, if this browser has one. */
export const readToken = () => {
  try {
    const token = localStorage.getItem(TOKEN_KEY);
    return token && TOKEN.test(token) ? token : null;
  } catch {
    return null;
  }
};

/** Where storage is blocked or full, the chat lives as long as the page: the store has the key too. */
export const keepToken = (token: string) => {
  try {
    localStorage.setItem(TOKEN_KEY, token);
  } catch {
    // See above.
  }
};

/** Forgets this key, and no other: another tab may have begun a new chat. */
export const forgetToken = (token: string) => {
  try {
    if (localStorage.getItem(TOKEN_KEY) === token) localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Storage is blocked: nothing was kept in it.
  }
};
