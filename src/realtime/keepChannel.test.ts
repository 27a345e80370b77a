import { pass, stopTime } from '@/test/chatPage';
import { stubBackend } from '@/test/stubBackend';
import { stubRealtime } from '@/test/stubRealtime';
import { keepChannel, type ChannelKeeper } from './keepChannel';
import { MAX_REJOINS, REBUILD_MS } from './policy';

/** A page with channels of the topics `one` and `other`. */
const openPage = async () => {
  const realtime = stubRealtime();
  const { db } = stubBackend({}, realtime);
  const loadDb = () => Promise.resolve(db);
  const messages: string[] = [];
  const keep = (topic: string) =>
    keepChannel({ topic, loadDb, onPoke: () => messages.push(topic), onJoined: () => undefined });
  const firstChannel = keep('one');
  const other = keep('other');
  await pass(100);
  /** The owners of channels check them now and then. */
  const checkUp = async (ms: number, keepers: ChannelKeeper[] = [firstChannel, other]) => {
    for (let passed = 0; passed < ms; passed += 6_000) {
      await pass(6_000);
      keepers.forEach((keeper) => keeper.checkUp());
    }
  };
  return { realtime, firstChannel, other, messages, keep, checkUp, joined: () => realtime.joined().sort() };
};

type Page = Awaited<ReturnType<typeof openPage>>;
let page: Page;
// Before time runs again.
afterEach(async () => {
  void Promise.all([page.firstChannel.leave(), page.other.leave()]);
  await pass(100);
  expect(page.realtime.openSockets()).toBe(0);
});
stopTime();
beforeEach(async () => (page = await openPage()));

describe('two channels of one page', () => {
  it('share a socket, and each hears its own pokes', async () => {
    expect([page.joined(), page.realtime.openSockets()]).toEqual([['one', 'other'], 1]);
    page.realtime.poke('other', {});
    page.realtime.poke('one', {});
    await pass(10);
    expect(page.messages).toEqual(['other', 'one']);
  });

  it('are both proven alive by the heartbeats of the socket', async () => {
    await pass(10 * 60_000);
    expect([page.firstChannel.isAlive(), page.other.isAlive()]).toEqual([true, true]);
    expect(page.realtime.joins).toHaveLength(2);
  });

  it('keep the socket for the one that stays', async () => {
    void page.firstChannel.leave();
    await pass(1_000);
    expect([page.joined(), page.realtime.openSockets()]).toEqual([['other'], 1]);
    expect(page.realtime.joins).toHaveLength(2);
    page.realtime.poke('other', {});
    await pass(10);
    expect(page.messages).toEqual(['other']);
  });

  it('do not disturb each other when one is replaced', async () => {
    await pass(REBUILD_MS / 2);
    page.firstChannel.rebuild();
    await pass(1_000);
    expect([page.joined(), page.realtime.openSockets()]).toEqual([['one', 'other'], 1]);
    expect(page.realtime.joins).toEqual(['one', 'other', 'one']);
  });

  it('do not disturb each other when the server refuses one', async () => {
    page.realtime.server.welcome = 'error';
    const refusedChannel = page.keep('refused');
    await pass(5 * 60_000);
    expect(page.realtime.joins.length).toBeGreaterThan(2 + MAX_REJOINS);
    expect(page.realtime.joins.slice(2)).not.toContain('one');
    expect([page.joined(), page.firstChannel.isAlive(), page.other.isAlive()]).toEqual([
      ['one', 'other'],
      true,
      true,
    ]);
    void refusedChannel.leave();
    await pass(100);
  });

  it('both rejoin on a new socket when the connection breaks', async () => {
    page.realtime.cut();
    await pass(5_000);
    expect([page.joined(), page.realtime.openSockets()]).toEqual([['one', 'other'], 1]);
    expect(page.realtime.joins).toHaveLength(4);
  });

  it('both rejoin on a new socket when the connection has died in silence', async () => {
    page.realtime.server.isFrozen = true;
    await page.checkUp(90_000);
    page.realtime.server.isFrozen = false;
    await page.checkUp(90_000);
    expect([page.joined(), page.realtime.openSockets()]).toEqual([['one', 'other'], 1]);
    expect([page.firstChannel.isAlive(), page.other.isAlive()]).toEqual([true, true]);
  });

  it('leave no socket behind when both leave at once while joining', async () => {
    page.firstChannel.rebuild();
    page.other.rebuild();
    void page.firstChannel.leave();
    void page.other.leave();
    await pass(1_000);
    expect([page.joined(), page.realtime.openSockets()]).toEqual([[], 0]);
  });
});
