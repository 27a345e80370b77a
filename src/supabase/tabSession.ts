import { isSession, storageKeys } from '@/config/storageKeys';
import { holdName } from './holdName';
import * as tabStorage from './tabStorage';

// A browser copies session storage: into a duplicated tab, into a window that a page opens, and out of its history into a tab that it
// restores. A server takes the second use of a refresh token for a theft, and ends the session of both. So the page that uses a session
// holds its name, and notes in local storage which writing of it is the latest: who finds the name held, or a later writing, has
// a copy, and lets it go unused.

interface Session {
  id: string;
  user: string;
  /** Tells one writing from the next; nothing can be done with it. */
  writing: string;
}

const WRITING_LENGTH = 12;
/** Sessions end long before: with the tab's lock at the latest. */
const FORGET_AFTER_MS = 7 * 24 * 60 * 60_000;

const readSession = (stored: string | null): Session | undefined => {
  try {
    const { access_token: token } = JSON.parse(stored ?? 'null') as { access_token: string };
    const payload = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const { session_id: id, sub: user } = JSON.parse(payload) as { session_id?: string; sub: string };
    return id ? { id, user, writing: token.slice(-WRITING_LENGTH) } : undefined;
  } catch {
    return undefined;
  }
};

/** Blocked or full, local storage notes nothing, and what it noted before is out of date. */
const noteWriting = ({ id, writing }: Session) => {
  const key = storageKeys.sessionWriting(id);
  try {
    localStorage.removeItem(key);
    for (const other of Object.keys(localStorage)) {
      if (!other.startsWith(storageKeys.sessionWriting(''))) continue;
      const [, at] = (localStorage.getItem(other) ?? '').split(' ');
      if (Date.now() - Number(at) > FORGET_AFTER_MS) localStorage.removeItem(other);
    }
    localStorage.setItem(key, `${writing} ${Date.now()}`);
  } catch {
    // See above.
  }
};

const latestWriting = (id: string): string | undefined => {
  try {
    return localStorage.getItem(storageKeys.sessionWriting(id))?.split(' ')[0];
  } catch {
    return undefined;
  }
};

const forgetWriting = (session: Session | undefined) => {
  try {
    if (session) localStorage.removeItem(storageKeys.sessionWriting(session.id));
  } catch {
    // Blocked: nothing was noted.
  }
};

const isOutdated = ({ id, writing }: Session) => (latestWriting(id) ?? writing) !== writing;

/** The name that this page holds, or is about to. */
let heldName: { id: string; release: Promise<(() => void) | undefined> } | undefined;
const letGo = () => {
  void heldName?.release.then((release) => release?.());
  heldName = undefined;
};

/** Resolves to whether this page holds the session's name. */
const hold = async (id: string): Promise<boolean> => {
  if (heldName?.id !== id) {
    letGo();
    heldName = { id, release: holdName(storageKeys.sessionWriting(id)) };
  }
  return (await heldName.release) !== undefined;
};

/** The user of a copied session that was let go, until the page has heard of it. */
let lostUser: string | undefined;
let tellLoss: (() => void) | undefined;

const storedKey = () => tabStorage.keys().find(isSession);

const lose = (key: string, { user }: Session) => {
  letGo();
  tabStorage.removeItem(key);
  lostUser = user;
  if (tellLoss) setTimeout(tellLoss);
};

const check = async () => {
  const key = storedKey();
  const session = key ? readSession(tabStorage.getItem(key)) : undefined;
  if (!key || !session) return;
  const isOwn = !isOutdated(session) && (await hold(session.id));
  const isStored = readSession(tabStorage.getItem(key))?.id === session.id;
  if (!isOwn && isStored) lose(key, session);
};

/** Lets the page's history entry be kept, and another page of this tab hold the name meanwhile. */
const watchPage = () => {
  window.addEventListener('pagehide', letGo);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void check();
  });
};

/** A page that is rendered ahead shares the session with the one that is still shown. */
const whenShown = async () => {
  if ('prerendering' in document && document.prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
};

/** Resolves once this tab has no session that another one uses. Before the client sees what is stored. */
export const claimSession = async (): Promise<void> => {
  watchPage();
  if (!storedKey()) return;
  await whenShown();
  await check();
};

/** The tab's storage, for the client. */
export const storageOfTab = {
  getItem: (key: string): string | null => {
    const stored = tabStorage.getItem(key);
    const session = isSession(key) ? readSession(stored) : undefined;
    if (!session || !isOutdated(session)) return stored;
    lose(key, session);
    return null;
  },
  setItem: (key: string, value: string): void => {
    const session = isSession(key) ? readSession(value) : undefined;
    if (session) {
      noteWriting(session);
      void hold(session.id);
    }
    tabStorage.setItem(key, value);
  },
  removeItem: (key: string): void => {
    if (isSession(key)) {
      forgetWriting(readSession(tabStorage.getItem(key)));
      letGo();
    }
    tabStorage.removeItem(key);
  },
};

/** Calls back with the user of a copied session that was let go, now and later. */
export const onSessionLost = (hear: (user: string) => void): void => {
  tellLoss = () => {
    if (lostUser === undefined) return;
    const user = lostUser;
    lostUser = undefined;
    hear(user);
  };
  tellLoss();
};
