import { stubIntersection } from '@/test/viewport';
import { wakeOnUse } from './wake';

/** A browser that reports the first paint immediately. */
class Painted {
  constructor(private readonly tell: (entries: unknown, observer: Painted) => void) {}
  observe() {
    this.tell([], this);
  }
  disconnect() {
    return undefined;
  }
}

/** A page without any interaction, until some time after its first paint. */
const open = async () => {
  window.earlyActs = { kept: [], take: () => undefined };
  const app = { start: jest.fn(() => Promise.resolve()), fetchAhead: jest.fn(), fetchSlides: jest.fn() };
  wakeOnUse(document.createElement('div'), app);
  await jest.advanceTimersByTimeAsync(60_000);
  return { starts: app.start.mock.calls.length, fetches: app.fetchAhead.mock.calls.length };
};

describe('a written page that nobody touches', () => {
  let observing: ReturnType<typeof stubIntersection>;
  beforeEach(() => {
    jest.useFakeTimers();
    observing = stubIntersection();
    jest.spyOn(window, 'addEventListener').mockImplementation(); // jsdom does not accept Node's AbortSignal
    Object.defineProperty(window, 'PerformanceObserver', { value: Painted, configurable: true });
  });
  afterEach(() => {
    jest.useRealTimers();
    observing.restore();
    Reflect.deleteProperty(window, 'PerformanceObserver');
  });

  it('fetches its app and does not run it', async () => {
    expect(await open()).toEqual({ starts: 0, fetches: 1 });
  });

  it.each([
    ['localStorage', 'carmine-chat'],
    ['sessionStorage', 'chat-window'],
    ['sessionStorage', 'chat-outbox'],
    ['sessionStorage', 'chat-draft'],
    ['sessionStorage', 'draft:inquiry'],
    ['sessionStorage', 'draft:newsletter'],
  ] as const)('runs it where there is something to show: in %s, %s', async (storage, key) => {
    window[storage].setItem(key, '{}');
    expect(await open()).toEqual({ starts: 1, fetches: 0 });
  });

  it.each([
    ['localStorage', 'carmine-chat-sound'],
    ['sessionStorage', 'chat-draft-0b5c'],
    ['sessionStorage', 'draft:new-consignment'],
    ['sessionStorage', 'draft:mail:'],
    ['sessionStorage', 'draft:inquiry:key'],
    ['sessionStorage', 'admin-last-active'],
  ] as const)('does not for what the page shows nothing of: in %s, %s', async (storage, key) => {
    window[storage].setItem(key, '{}');
    expect(await open()).toEqual({ starts: 0, fetches: 1 });
  });
});
