import { act, renderHook } from '@testing-library/react';
import { useToday } from './useToday';

describe('today', () => {
  afterEach(() => jest.useRealTimers());

  it('is the next day in a page that is still open after midnight', () => {
    jest.useFakeTimers({ now: Date.parse('2026-08-05T23:58:30Z') });
    const { result } = renderHook(useToday);
    expect(result.current).toBe('2026-08-05');
    act(() => jest.advanceTimersByTime(60_000));
    expect(result.current).toBe('2026-08-05');
    act(() => jest.advanceTimersByTime(60_000));
    expect(result.current).toBe('2026-08-06');
  });
});
