import { fireEvent } from '@testing-library/react';
import { withoutTabs, withTabs } from '@/test/stubTabs';
import { lastActiveElsewhere } from './otherTabs';
import { watchIdle } from './watchIdle';

const MINUTE = 60_000;
const watches: ReturnType<typeof watchIdle>[] = [];

const openTab = (user = 'ada') => {
  const calls = { warnings: [] as (number | undefined)[], left: 0 };
  const watch = watchIdle({
    user,
    onWarning: (until) => calls.warnings.push(until),
    onIdleOut: () => (calls.left += 1),
  });
  watches.push(watch);
  return { ...watch, calls };
};

describe('watchIdle', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_700_000_000_000 });
    withTabs();
    sessionStorage.clear();
  });
  afterEach(() => {
    for (const watch of watches.splice(0)) watch.stop();
    withoutTabs();
    jest.useRealTimers();
  });

  it('warns after 14 minutes of inactivity, and is over after 15', () => {
    const { calls } = openTab();
    jest.advanceTimersByTime(14 * MINUTE - 1);
    expect(calls).toEqual({ warnings: [], left: 0 });
    jest.advanceTimersByTime(1);
    expect(calls).toEqual({ warnings: [1_700_000_000_000 + 15 * MINUTE], left: 0 });
    jest.advanceTimersByTime(MINUTE - 1);
    expect(calls.left).toBe(0);
    jest.advanceTimersByTime(1);
    expect(calls.left).toBe(1);
    jest.advanceTimersByTime(60 * MINUTE);
    expect(calls.left).toBe(1);
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])(
    'counts %s as activity',
    (sign) => {
      const { calls } = openTab();
      jest.advanceTimersByTime(10 * MINUTE);
      fireEvent(document.body, new Event(sign, { bubbles: true }));
      jest.advanceTimersByTime(14 * MINUTE - 1);
      expect(calls.warnings).toEqual([]);
    },
  );

  it('requires an explicit answer once the warning is shown', () => {
    const { calls, stay } = openTab();
    jest.advanceTimersByTime(14 * MINUTE);
    fireEvent(document.body, new Event('pointermove', { bubbles: true }));
    expect(calls.warnings).toHaveLength(1);
    stay();
    expect(calls.warnings.at(-1)).toBeUndefined();
    jest.advanceTimersByTime(14 * MINUTE - 1);
    expect(calls.left).toBe(0);
    jest.advanceTimersByTime(MINUTE + 1);
    expect(calls.left).toBe(1);
  });

  it('ignores an answer that comes after the sign-out', () => {
    const [firstTab, other] = [openTab(), openTab()];
    jest.advanceTimersByTime(15 * MINUTE);
    firstTab.stay();
    expect(firstTab.calls).toEqual({ warnings: [expect.any(Number)], left: 1 });
    expect(other.calls).toEqual({ warnings: [expect.any(Number)], left: 1 });
    expect(sessionStorage.getItem('admin-last-active')).toBe('1700000000000');
  });

  it('shares activity between tabs', () => {
    const [firstTab, other] = [openTab(), openTab()];
    jest.advanceTimersByTime(14 * MINUTE);
    expect([firstTab.calls.warnings.length, other.calls.warnings.length]).toEqual([1, 1]);
    firstTab.stay();
    expect(other.calls.warnings).toEqual([expect.any(Number), undefined]);
    jest.advanceTimersByTime(5 * MINUTE);
    fireEvent(document.body, new Event('keydown', { bubbles: true })); // both tabs share this document: one event is enough
    jest.advanceTimersByTime(14 * MINUTE - 1);
    expect([firstTab.calls.left, other.calls.left]).toEqual([0, 0]);
  });

  it('ignores the activity of another user', async () => {
    const [firstTab, other] = [openTab('ada'), openTab('grace')];
    jest.advanceTimersByTime(14 * MINUTE);
    other.stay();
    expect(firstTab.calls.warnings).toEqual([expect.any(Number)]);
    firstTab.stop();
    const answer = lastActiveElsewhere('ada');
    jest.advanceTimersByTime(300);
    expect(await answer).toBeUndefined();
  });

  it('tells another tab the time of the last activity, until the session is over', async () => {
    openTab();
    jest.advanceTimersByTime(14 * MINUTE);
    expect(await lastActiveElsewhere('ada')).toBe(1_700_000_000_000);
    jest.setSystemTime(Date.now() + MINUTE); // a throttled timer has not run yet
    const answer = lastActiveElsewhere('ada');
    jest.advanceTimersByTime(300);
    expect(await answer).toBeUndefined();
  });

  it('is over at once after a sleep longer than the limit', () => {
    const { calls } = openTab();
    jest.setSystemTime(Date.now() + 3 * 60 * MINUTE); // timers do not run while a machine sleeps
    fireEvent(window, new Event('focus'));
    expect(calls.left).toBe(1);
  });

  it('checks the time before the first movement after a sleep counts as activity', () => {
    const { calls } = openTab();
    jest.setSystemTime(Date.now() + 3 * 60 * MINUTE);
    fireEvent(document.body, new Event('pointermove', { bubbles: true }));
    expect(calls.left).toBe(1);
  });

  it('waits the full 15 minutes after the clock is set back', () => {
    const { calls } = openTab();
    jest.setSystemTime(Date.now() - 60 * MINUTE);
    fireEvent(window, new Event('focus'));
    jest.advanceTimersByTime(15 * MINUTE - 1);
    expect(calls.left).toBe(0);
    jest.advanceTimersByTime(1);
    expect(calls.left).toBe(1);
  });

  it('continues counting after a reload', () => {
    const before = openTab();
    jest.advanceTimersByTime(10 * MINUTE);
    before.stop();
    const { calls } = openTab();
    jest.advanceTimersByTime(4 * MINUTE);
    expect(calls.warnings).toHaveLength(1);
  });

  it('works without storage and without other tabs', () => {
    withoutTabs();
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const { calls } = openTab();
    jest.advanceTimersByTime(15 * MINUTE);
    expect(calls.left).toBe(1);
    jest.restoreAllMocks();
  });
});
