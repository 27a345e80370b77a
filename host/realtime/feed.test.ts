import { isFeedWorking, startFeed } from './feed';
import { createTopics } from './topics';

/** A database whose notifications reach the listener, or nobody. */
const aDatabase = (delivers: boolean) => {
  let onMessage: (text: string) => void = () => undefined;
  return {
    notify: (text: string) => onMessage(text),
    listen: (_channel: string, listener: (text: string) => void) => {
      if (delivers) onMessage = listener;
      return Promise.resolve();
    },
    query: <Row>(_statement: string, [topic]: unknown[] = []) => {
      onMessage(JSON.stringify({ topic, event: 'poke', payload: {} }));
      return Promise.resolve([] as Row[]);
    },
  };
};

describe('realtime feed', () => {
  it('publishes notifications to joined topics until they are left', async () => {
    const topics = createTopics();
    const database = aDatabase(true);
    await startFeed(database, topics);
    const messages: unknown[] = [];
    const leave = topics.join('chat:a', (event, payload) => messages.push(['a', event, payload]));
    topics.join('chat:b', (event, payload) => messages.push(['b', event, payload]));
    const send = (topic: string, seq: number) =>
      database.notify(JSON.stringify({ topic, event: 'poke', payload: { seq } }));
    send('chat:a', 1);
    send('chat:c', 2);
    leave();
    leave();
    send('chat:a', 3);
    send('chat:b', 4);
    expect(messages).toEqual([
      ['a', 'poke', { seq: 1 }],
      ['b', 'poke', { seq: 4 }],
    ]);
  });

  it('ignores invalid notifications', async () => {
    const topics = createTopics();
    const database = aDatabase(true);
    await startFeed(database, topics);
    for (const text of ['', 'hello', 'null', '[]', '{"topic":1}']) database.notify(text);
    expect(await isFeedWorking(database, topics)).toBe(true);
  });

  it('is reported broken when a test message does not arrive', async () => {
    jest.useFakeTimers();
    const topics = createTopics();
    const database = aDatabase(false);
    await startFeed(database, topics);
    const isWorking = isFeedWorking(database, topics);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await isWorking).toBe(false);
    jest.useRealTimers();
  });
});
