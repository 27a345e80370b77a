import { EventEmitter, once } from 'node:events';
import type { WebSocket } from 'ws';
import type { Listener } from './authorize';
import { serveConnection } from './connection';
import { createTopics } from './topics';

const TOPIC = 'realtime:admin:chats';

const listenerOf = (token: unknown): Listener => ({
  role: 'authenticated',
  claims: { role: 'authenticated', sub: String(token) },
  expiresAt: Infinity,
});

/** A socket that has joined the topic, and how its frames are answered. */
const join = async () => {
  const answers = new EventEmitter();
  const frames: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    terminate: jest.fn(),
    pause: () => undefined,
    resume: () => answers.emit('answered'),
    send: (text: string) => frames.push((JSON.parse(text) as string[])[3] ?? ''),
  });
  const recheck = serveConnection(socket as unknown as WebSocket, {
    topics: createTopics(),
    identify: listenerOf,
    isJoinAllowed: () => Promise.resolve(true),
  });
  /** Sends a frame and returns the events of all that were sent so far. */
  const ask = async (event: string, payload = {}, topic = TOPIC) => {
    const answered = once(answers, 'answered');
    socket.emit('message', Buffer.from(JSON.stringify(['1', '1', topic, event, payload])), false);
    await answered;
    return frames;
  };
  await ask('phx_join', { access_token: 'old', config: { private: true } });
  return { ask, recheck, frames, socket };
};

/** A check that waits until it is answered. */
const aCheck = () => {
  let answer: (isAllowed: boolean) => void = () => undefined;
  const listeners: Listener[] = [];
  const isStillAllowed = (listener: Listener) => {
    listeners.push(listener);
    return new Promise<boolean>((resolve) => (answer = resolve));
  };
  return { listeners, isStillAllowed, answer: (isAllowed: boolean) => answer(isAllowed) };
};

it('a socket that leaves 64 kB unread is ended', async () => {
  const { ask, socket } = await join();
  socket.bufferedAmount = 64 * 1024;
  await ask('heartbeat', {}, 'phoenix');
  expect(socket.terminate).not.toHaveBeenCalled();
  socket.bufferedAmount += 1;
  await ask('heartbeat', {}, 'phoenix');
  expect(socket.terminate).toHaveBeenCalled();
});

describe('a check of the channels of a socket', () => {
  it('closes the channel that may not be listened to any more', async () => {
    const { recheck, frames } = await join();
    await recheck(() => Promise.resolve(true));
    expect(frames).toEqual(['phx_reply']);
    await recheck(() => Promise.resolve(false));
    expect(frames).toEqual(['phx_reply', 'phx_close']);
  });

  it('is left out while the one before it waits', async () => {
    const { recheck } = await join();
    const { listeners, isStillAllowed, answer } = aCheck();
    const first = recheck(isStillAllowed);
    void recheck(isStillAllowed);
    void recheck(isStillAllowed);
    expect(listeners).toHaveLength(1);
    answer(true);
    await first;
    void recheck(isStillAllowed);
    expect(listeners).toHaveLength(2);
  });

  it('keeps no heartbeat waiting', async () => {
    const { ask, recheck } = await join();
    void recheck(aCheck().isStillAllowed);
    expect(await ask('heartbeat', {}, 'phoenix')).toEqual(['phx_reply', 'phx_reply']);
  });

  it('keeps a channel that got another token meanwhile', async () => {
    const { ask, recheck, frames } = await join();
    const { listeners, isStillAllowed, answer } = aCheck();
    const checked = recheck(isStillAllowed);
    await ask('access_token', { access_token: 'new' });
    answer(false);
    await checked;
    expect(listeners).toEqual([listenerOf('old')]);
    expect(frames).toEqual(['phx_reply']);
  });
});
