import { act, renderHook } from '@testing-library/react';
import { useChime, useSound } from './useChime';

class Silence {
  static heard = 0;
  currentTime = 0;
  frequency = { setValueAtTime: () => undefined };
  gain = { linearRampToValueAtTime: () => undefined };
  destination = undefined;
  connect = (next: unknown) => next;
  start = () => void (Silence.heard += 1);
  stop = () => undefined;
  close = () => Promise.resolve();
}

describe('the chime', () => {
  it('plays when the unread count rises, not for what was unread at the start', () => {
    for (const name of ['AudioContext', 'GainNode', 'OscillatorNode'])
      Object.defineProperty(window, name, { value: Silence, configurable: true });
    const { result } = renderHook(() => useSound());
    act(() => result.current.toggleSound());
    const { rerender } = renderHook(({ unread }: { unread?: number }) => useChime(unread), {
      initialProps: {},
    });
    rerender({ unread: 3 });
    rerender({ unread: 1 });
    expect(Silence.heard).toBe(0);
    rerender({ unread: 2 });
    expect(Silence.heard).toBe(1);
  });
});
