import { EventEmitter } from 'node:events';
import { createBudget } from './budget';
import { watchSilence } from './silence';

describe('a silent connection', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const aSocket = () => Object.assign(new EventEmitter(), { terminate: jest.fn() });

  it('is ended after a minute, one with a heartbeat is not', () => {
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

  it('is forgotten once it is closed', () => {
    const silence = watchSilence();
    const closed = aSocket();
    silence.watch(closed as never);
    closed.emit('close');
    jest.advanceTimersByTime(120_000);
    expect(closed.terminate).not.toHaveBeenCalled();
    silence.stop();
  });
});

describe('the budget of a connection', () => {
  const taken = (budget: { take: () => boolean }, tries: number): number =>
    Array.from({ length: tries }, () => budget.take()).filter(Boolean).length;

  it('is a burst, refilled evenly', () => {
    let now = 0;
    const budget = createBudget(() => now);
    expect(taken(budget, 1000)).toBe(400);
    now = 1000;
    expect(taken(budget, 1000)).toBe(20);
    now = 3_600_000;
    expect(taken(budget, 1000)).toBe(400);
  });

  it('is not filled by a clock that goes back', () => {
    let now = 10_000;
    const budget = createBudget(() => now);
    taken(budget, 400);
    now = 0;
    expect(budget.take()).toBe(false);
    now = 1000;
    expect(budget.take()).toBe(true);
  });
});
