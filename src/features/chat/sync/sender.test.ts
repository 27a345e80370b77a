import { openAdmin, openVisitor, pass } from '@/test/chatPage';
import { A_WHILE, failing, withExactWaits } from '@/test/chatSending';
import { LIMIT, stubChat } from '@/test/stubChat';
import { wokeUp } from '../chatSlice';
import { ERROR_TOAST_EVERY_MS } from '../errorToasts';
import { readOutbox } from '../outbox';
import { messageRetried } from '../outboxSlice';

withExactWaits();

describe('the messages of a visitor', () => {
  it('start the chat with the first message, and continue in it', async () => {
    const page = await openVisitor();
    page.write('One');
    page.write('Two');
    page.write('Three');
    await pass(100);
    expect(page.chats).toHaveLength(1);
    expect(page.texts()).toEqual(['One', 'Two', 'Three']);
    expect([page.countOf('chat_start'), page.countOf('chat_send')]).toEqual([1, 2]);
    expect(page.outbox()).toEqual([]);
  });

  it('are stored before the first request, unless blank', async () => {
    const page = await openVisitor();
    const keptValues: unknown[] = [];
    page.server.fault = (name) => {
      if (name === 'chat_start') keptValues.push(...readOutbox().map(({ body }) => body));
      return undefined;
    };
    page.write('  \n ');
    page.write('One');
    await pass(100);
    expect(keptValues).toEqual(['One']);
    expect(page.chats[0]?.items).toHaveLength(1);
  });

  it.each(['chat_start', 'chat_send'])('are stored once when the answer of %s is lost', async (name) => {
    const page = await openVisitor(failing(name, 'lost', 2));
    page.write('One');
    page.write('Two');
    await pass(A_WHILE);
    expect(page.chats.map(({ items }) => items.map(({ message }) => message))).toEqual([['One', 'Two']]);
    expect(page.texts()).toEqual(['One', 'Two']);
    expect(page.outbox()).toEqual([]);
  });

  it('are not refused when the chat that has stored them ends before they are tried again', async () => {
    const page = await openVisitor(failing('chat_send', 'lost', 1));
    page.write('One');
    page.write('Two');
    await pass(100);
    page.end();
    await pass(A_WHILE);
    expect(page.texts()).toEqual(['One', 'Two']);
    expect(page.status()).toBe('ended');
    expect(page.outbox()).toEqual([]);
  });

  it('are sent one at a time, in order, with a longer wait after each server error', async () => {
    const page = await openVisitor(failing('chat_send', 'error', 3));
    page.write('One');
    page.write('Two');
    page.write('Three');
    const tries: number[] = [];
    for (const wait of [0, 999, 1, 2_000, 4_000]) {
      await pass(wait);
      tries.push(page.countOf('chat_send'));
    }
    expect(tries).toEqual([1, 1, 2, 3, 5]);
    expect(page.texts()).toEqual(['One', 'Two', 'Three']);
  });

  it('are sent again after ten seconds without an answer', async () => {
    const page = await openVisitor(failing('chat_start', 'silence', 1));
    page.write('One');
    await pass(9_900);
    expect(page.countOf('chat_start')).toBe(1);
    await pass(1_200);
    expect(page.texts()).toEqual(['One']);
  });

  it('show the message of a rate limit, and are retried', async () => {
    const page = await openVisitor(failing('chat_start', 'limit', 1));
    page.write('One');
    await pass(0);
    expect(page.toasts).toMatchObject([{ text: LIMIT }]);
    expect(page.outbox()).toMatchObject([{ state: 'sending', tries: 1, reason: LIMIT }]);
    await pass(1_000);
    expect(page.texts()).toEqual(['One']);
  });

  it('wait as long as a rate limit asks, unless the page resumes', async () => {
    const page = await openVisitor(failing('chat_start', 'wait', 2));
    page.write('One');
    await pass(19_900);
    expect(page.countOf('chat_start')).toBe(1);
    await pass(200);
    expect(page.countOf('chat_start')).toBe(2);
    page.dispatch(wokeUp());
    await pass(0);
    expect(page.texts()).toEqual(['One']);
  });

  it('stay in the outbox after a refusal until retried, without delaying later ones', async () => {
    const page = await openVisitor(failing('chat_send', 'refused', 1));
    page.write('One');
    page.write('Two');
    page.write('Three');
    await pass(A_WHILE);
    expect(page.texts()).toEqual(['One', 'Three']);
    expect(page.outbox()).toMatchObject([{ body: 'Two', state: 'failed' }]);
    expect(page.toasts).toMatchObject([{ text: 'This chat could not be updated' }]);
    page.dispatch(messageRetried(page.outbox()[0]?.cid ?? ''));
    await pass(0);
    expect(page.texts()).toEqual(['One', 'Three', 'Two']);
  });

  it('are sent at once when the page resumes', async () => {
    const page = await openVisitor(failing('chat_start', 'down', 5));
    page.write('One');
    await pass(20_000);
    const before = page.countOf('chat_start');
    page.dispatch(wokeUp());
    await pass(0);
    expect(page.countOf('chat_start')).toBe(before + 1);
    expect(page.texts()).toEqual(['One']);
  });

  it('appear once when the echo arrives before the answer', async () => {
    const chat = stubChat();
    const page = await openVisitor(chat);
    page.write('One');
    await pass(100);
    chat.server.fault = (name) => (name === 'chat_send' ? 'lost' : undefined);
    page.write('Two');
    await pass(100); // the poke arrived, the response did not
    expect(page.texts()).toEqual(['One', 'Two']);
    expect(page.outbox()).toHaveLength(1);
    chat.server.fault = () => undefined;
    await pass(A_WHILE);
    expect(page.texts()).toEqual(['One', 'Two']);
    expect(page.outbox()).toEqual([]);
  });

  it('report a minute of downtime with one toast, and are sent within 35 seconds after it', async () => {
    const chat = stubChat();
    const page = await openVisitor(chat);
    page.write('One');
    await pass(100);
    chat.server.fault = () => 'down';
    chat.realtime.cut();
    chat.realtime.server.isReachable = false;
    page.write('Two');
    await pass(60_000);
    expect(page.toasts).toMatchObject([{ text: 'This chat could not be updated' }]);
    chat.server.fault = () => undefined;
    chat.realtime.server.isReachable = true;
    await pass(35_000);
    expect(page.texts()).toEqual(['One', 'Two']);
  });
});

describe('a server that is down repeatedly', () => {
  it('is reported again, at most once in 30 seconds', async () => {
    const page = await openVisitor();
    page.write('One');
    await pass(100);
    for (let outage = 0; outage < 8; outage += 1) {
      page.server.fault = () => 'down';
      page.write('Once more');
      await pass(6_000);
      page.server.fault = () => undefined;
      await pass(5_000);
    }
    const waits = page.toasts.slice(1).map(({ at }, index) => at - (page.toasts[index]?.at ?? 0));
    expect(waits).toHaveLength(2);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(ERROR_TOAST_EVERY_MS);
  });
});

describe('the replies of the admin', () => {
  it('are stored once, in order, when answers are lost', async () => {
    const page = await openAdmin(failing('chat_reply', 'lost', 3));
    for (const text of ['One', 'Two', 'Three']) page.write(text);
    await pass(A_WHILE);
    expect(page.texts()).toEqual(['Hello', 'One', 'Two', 'Three']);
    expect(page.chats[0]?.items).toHaveLength(4);
  });

  it('trigger a read of the message missed before their answer', async () => {
    const page = await openAdmin();
    page.server.isPoking = false;
    page.visitorWrites('Missed');
    page.write('Reply');
    await pass(0);
    expect(page.texts()).toEqual(['Hello', 'Missed', 'Reply']);
  });
});
