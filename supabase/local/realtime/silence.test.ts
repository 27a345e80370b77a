import { EventEmitter } from 'node:events';
import { watchSilence } from './silence';

describe('watchSilence', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const aSocket = () => Object.assign(new EventEmitter(), { terminate: jest.fn() });

  it('terminates a connection without messages and keeps one with a heartbeat', () => {
    const silence = watchSilence();
    const [silent, beating] = [aSocket(), aSocket()];
    silence.watch(silent as never);
    silence.watch(beating as never);
    for (let seconds = 25; seconds <= 100; seconds += 25) {
      jest.advanceTimersByTime(25_000);
      beating.emit('message');
    }
    expect(silent.terminate).toHaveBeenCalled();
    expect(beating.terminate).not.toHaveBeenCalled();
    silence.stop();
  });

  it('stops watching a closed connection', () => {
    const silence = watchSilence();
    const closed = aSocket();
    silence.watch(closed as never);
    closed.emit('close');
    jest.advanceTimersByTime(120_000);
    expect(closed.terminate).not.toHaveBeenCalled();
    silence.stop();
  });
});
