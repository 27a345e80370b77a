import { withLocks, withoutLocks } from '@/test/stubLocks';
import { withTabs, withoutTabs } from '@/test/stubTabs';
import type * as TabSession from './tabSession';

const KEY = 'sb-test-auth-token';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
/** A session as the client stores it, after some renewals. */
const stored = (id: string, renewals = 0) =>
  JSON.stringify({
    access_token: `${encode({ alg: 'HS256' })}.${encode({ sub: 'ada', session_id: id, name: 'Zoë' })}.${'s'.repeat(30)}-${String(renewals).padStart(9, '0')}`,
    refresh_token: `refresh-${renewals}`,
  });

/** A page of a tab, with what the tab's storage has in it: of its own, or copied. */
const openPage = (storage = new Map<string, string>()) => {
  const leaving = new EventTarget();
  let module: typeof TabSession | undefined;
  jest.isolateModules(() => {
    jest.doMock('./tabStorage', () => ({
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
      keys: () => [...storage.keys()],
    }));
    module = jest.requireActual<typeof TabSession>('./tabSession');
  });
  const { claimSession, onSessionLost, storageOfTab } = module as unknown as typeof TabSession;
  const lost: string[] = [];
  const listen = jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type, listener) => leaving.addEventListener(type, listener));
  const claim = claimSession().then(() => onSessionLost((user) => lost.push(user)));
  listen.mockRestore();
  return {
    storage,
    lost,
    claim,
    renew: (id: string, renewals: number) => storageOfTab.setItem(KEY, stored(id, renewals)),
    read: () => storageOfTab.getItem(KEY),
    signOut: () => storageOfTab.removeItem(KEY),
    leave: () => leaving.dispatchEvent(new Event('pagehide')),
    comeBack: () => leaving.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  };
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A tab whose page was opened with a session. */
const signedIn = async (id = 'session') => {
  const page = openPage();
  await page.claim;
  page.renew(id, 0);
  await pass(1_000);
  return page;
};
const copyOf = ({ storage }: { storage: Map<string, string> }) => openPage(new Map(storage));

describe.each([
  ['with Web Locks', withLocks],
  ['where pages can only ask each other', () => undefined],
])('the session of a tab, %s', (_name, prepare) => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    withTabs();
    prepare();
  });
  afterEach(() => {
    withoutTabs();
    withoutLocks();
    jest.useRealTimers();
  });

  it('is not used by a copy of the tab, which says whose it was', async () => {
    const original = await signedIn();
    const copy = copyOf(original);
    await pass(0);
    expect([copy.read(), copy.lost, copy.storage.has(KEY)]).toEqual([null, ['ada'], false]);
    expect([original.read(), original.lost]).toEqual([stored('session'), []]);
  });

  it('is not used by a copy of a copy, nor by two that are opened at once', async () => {
    const original = await signedIn();
    const copies = [copyOf(original), copyOf(original)];
    await pass(0);
    for (const copy of copies) expect(copy.lost).toEqual(['ada']);
    expect(original.read()).toBe(stored('session'));
  });

  it('is taken by one of two copies of a tab that is gone', async () => {
    const original = await signedIn();
    original.leave();
    const copies = [copyOf(original), copyOf(original)];
    await pass(6_000);
    expect(copies.map(({ lost }) => lost.length).sort()).toEqual([0, 1]);
  });

  it('goes on after a reload, and in a tab that was closed and is opened again', async () => {
    const original = await signedIn();
    original.renew('session', 1);
    original.leave();
    const reloaded = openPage(original.storage);
    await pass(400);
    expect([reloaded.read(), reloaded.lost]).toEqual([stored('session', 1), []]);
    reloaded.renew('session', 2);
    reloaded.leave();
    const reopened = copyOf(reloaded);
    await pass(400);
    expect([reopened.read(), reopened.lost]).toEqual([stored('session', 2), []]);
  });

  it('ends in a tab that was discarded, and whose copy has renewed it', async () => {
    const original = await signedIn();
    original.leave();
    const copy = copyOf(original);
    await pass(400);
    copy.renew('session', 1);
    copy.leave();
    const restored = openPage(original.storage);
    await pass(400);
    expect([restored.read(), restored.lost]).toEqual([null, ['ada']]);
    const reopened = openPage(copy.storage);
    await pass(400);
    expect(reopened.read()).toBe(stored('session', 1));
  });

  it('ends in a page that finds, before it uses the session, that another one has renewed it', async () => {
    const original = await signedIn();
    original.leave(); // as a page that the browser keeps
    const copy = copyOf(original);
    await pass(400);
    copy.renew('session', 1);
    expect(original.read()).toBeNull();
    await pass(0);
    expect(original.lost).toEqual(['ada']);
    expect(copy.read()).toBe(stored('session', 1));
  });

  it('is held again by a page that comes back from the history, unless a copy holds it', async () => {
    const [original, other] = [await signedIn(), await signedIn('other')];
    for (const page of [original, other]) page.leave();
    const copy = copyOf(other);
    await pass(400);
    for (const page of [original, other]) page.comeBack();
    await pass(400);
    expect([original.lost, other.lost, copy.lost]).toEqual([[], ['ada'], []]);
    const late = copyOf(original);
    await pass(400);
    expect(late.lost).toEqual(['ada']);
  });

  it('is one of its own after a sign-in in the copy', async () => {
    const original = await signedIn();
    const copy = copyOf(original);
    await pass(0);
    copy.renew('second', 0);
    await pass(400);
    original.renew('session', 1);
    expect([original.read(), copy.read()]).toEqual([stored('session', 1), stored('second')]);
    const another = copyOf(copy);
    await pass(0);
    expect(another.lost).toEqual(['ada']);
  });

  it('leaves nothing behind when it ends', async () => {
    const original = await signedIn();
    expect(Object.keys(localStorage)).toEqual(['admin-session-session']);
    expect(localStorage.getItem('admin-session-session')).not.toContain('refresh');
    original.signOut();
    expect([Object.keys(localStorage), original.storage.size]).toEqual([[], 0]);
  });

  it('is used as before where local storage keeps nothing', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    const original = await signedIn();
    original.renew('session', 1);
    expect(original.read()).toBe(stored('session', 1));
    const copy = copyOf(original);
    await pass(0);
    expect(copy.lost).toEqual(['ada']);
    jest.restoreAllMocks();
  });

  it('is not outdated by a note that could not be written', async () => {
    const original = await signedIn();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    original.renew('session', 1);
    jest.restoreAllMocks();
    expect(original.read()).toBe(stored('session', 1));
  });

  it('forgets the notes of sessions that ended long ago', async () => {
    await signedIn('old');
    jest.setSystemTime(Date.now() + 8 * 24 * 60 * 60_000);
    await signedIn('new');
    expect(Object.keys(localStorage)).toEqual(['admin-session-new']);
  });

  it('opens at once without a session, and with one that names none', async () => {
    const empty = openPage();
    const foreign = openPage(new Map([[KEY, '{"access_token":"x"}']]));
    await Promise.all([empty.claim, foreign.claim]);
    expect([empty.read(), foreign.read()]).toEqual([null, '{"access_token":"x"}']);
  });
});

describe('a copy of a tab that is frozen', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    withLocks();
  });
  afterEach(() => {
    withoutLocks();
    jest.useRealTimers();
  });

  // A frozen page hears nothing, and keeps its lock.
  it('does not use the session, after seconds', async () => {
    const original = await signedIn();
    const copy = copyOf(original);
    await pass(4_900);
    expect(copy.lost).toEqual([]);
    await pass(200);
    expect([copy.lost, copy.read(), original.read()]).toEqual([['ada'], null, stored('session')]);
  });
});

it('a page that is rendered ahead waits with the session until it is shown', async () => {
  withTabs();
  Object.assign(document, { prerendering: true });
  const ahead = openPage(new Map([[KEY, stored('session')]]));
  const isOpened = jest.fn();
  void ahead.claim.then(isOpened);
  await Promise.resolve();
  expect(isOpened).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  await ahead.claim;
  expect(ahead.lost).toEqual([]);
  withoutTabs();
});
