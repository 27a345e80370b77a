import { EventEmitter } from 'node:events';
import { createIdleTimeout } from './idleTimeout';

describe('createIdleTimeout', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const aSocket = () => Object.assign(new EventEmitter(), { terminate: jest.fn() });

  it('terminates a connection without messages and keeps one with a heartbeat', () => {
    const idleTimeout = createIdleTimeout();
    const [silent, active] = [aSocket(), aSocket()];
    idleTimeout.watch(silent as never);
    idleTimeout.watch(active as never);
    for (let seconds = 25; seconds <= 100; seconds += 25) {
      jest.advanceTimersByTime(25_000);
      active.emit('message');
    }
    expect(silent.terminate).toHaveBeenCalled();
    expect(active.terminate).not.toHaveBeenCalled();
    idleTimeout.stop();
  });

  it('stops watching a closed connection', () => {
    const idleTimeout = createIdleTimeout();
    const closed = aSocket();
    idleTimeout.watch(closed as never);
    closed.emit('close');
    jest.advanceTimersByTime(120_000);
    expect(closed.terminate).not.toHaveBeenCalled();
    idleTimeout.stop();
  });
});
