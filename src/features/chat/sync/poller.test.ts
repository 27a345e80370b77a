import { openChat, openVisitor, pass, soon, stopTime } from '@/test/chatPage';
import { stubChat } from '@/test/stubChat';
import { hidePage } from '@/test/viewport';

stopTime();

describe('the poller', () => {
  it('reads every six seconds without a live channel', async () => {
    const chat = stubChat();
    chat.realtime.server.isReachable = false;
    const page = await openVisitor(chat);
    page.write('Hello');
    await soon();
    const before = page.countOf('chat_read');
    await pass(60_000);
    expect(page.countOf('chat_read') - before).toBe(10);
  });

  it('reads once a minute with a live channel', async () => {
    const page = await openChat();
    const before = page.countOf('chat_read');
    await pass(5 * 66_000);
    expect(page.countOf('chat_read') - before).toBe(5);
  });

  it('detects an open socket that no longer answers, and rejoins', async () => {
    const page = await openChat();
    page.realtime.server.isFrozen = true;
    await pass(95_000); // the last sign of life has expired
    page.agentWrites('Frozen out');
    await pass(7_000);
    expect(page.texts()).toEqual(['Hello', 'Frozen out']);
    page.realtime.server.isFrozen = false;
    await pass(60_000);
    expect(page.isJoined()).toBe(true);
  });

  it('abandons a read after ten seconds and reads again', async () => {
    const page = await openChat();
    page.realtime.server.isReachable = false;
    page.realtime.cut();
    page.server.fault = (name) => (name === 'chat_read' ? 'silence' : undefined);
    await pass(6_000);
    page.server.fault = () => undefined;
    page.agentWrites('Half open');
    await pass(16_000);
    expect(page.texts()).toEqual(['Hello', 'Half open']);
  });

  it('reports repeated failures once, and keeps polling', async () => {
    const page = await openChat();
    page.server.fault = () => 'down';
    page.realtime.cut();
    page.realtime.server.isReachable = false;
    await pass(90_000);
    expect(page.toasts).toMatchObject([{ text: 'This chat could not be fetched' }]);
    page.server.fault = () => undefined;
    page.agentWrites('Back');
    await pass(6_000);
    expect(page.texts()).toEqual(['Hello', 'Back']);
  });
});

describe('a page that resumes', () => {
  const events: [string, () => void][] = [
    ['online', () => window.dispatchEvent(new Event('online'))],
    ['focus', () => window.dispatchEvent(new Event('focus'))],
    ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
    ['visibilitychange', () => hidePage(false)],
  ];

  it.each(events)('reads at once on %s, and replaces its dead channel', async (_name, wake) => {
    const page = await openChat();
    page.realtime.server.isFrozen = true;
    page.server.isPoking = false;
    hidePage(true);
    await pass(6 * 60_000);
    page.server.fault = () => undefined;
    page.agentWrites('While you slept');
    page.realtime.server.isFrozen = false;
    const before = page.countOf('chat_read');
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    wake();
    await pass(2_900);
    expect(page.countOf('chat_read')).toBeGreaterThan(before);
    expect(page.texts()).toEqual(['Hello', 'While you slept']);
    expect(page.isJoined()).toBe(true);
  });

  it('rejoins a channel that was refused too often', async () => {
    const chat = stubChat();
    chat.realtime.server.welcome = 'error';
    const page = await openVisitor(chat);
    page.write('Hello');
    await pass(10 * 60_000);
    chat.realtime.server.welcome = 'ok';
    window.dispatchEvent(new Event('focus'));
    await pass(1_000);
    expect(page.isJoined()).toBe(true);
  });

  it('does not rejoin a live channel', async () => {
    const page = await openChat();
    window.dispatchEvent(new Event('focus'));
    await pass(1_000);
    expect(page.realtime.joins).toHaveLength(1);
  });

  it.each([-30, 30])('shows messages in order with a clock that is %i minutes off', async (minutes) => {
    const page = await openChat();
    jest.setSystemTime(Date.now() + minutes * 60_000);
    page.agentWrites('Two');
    page.write('Three');
    await pass(10_000);
    expect(page.texts()).toEqual(['Hello', 'Two', 'Three']);
    expect(page.isJoined()).toBe(true);
  });
});
