import { CHAT_TYPING_MS } from '@/config/timing';
import { typingEnded, typingSeen } from '../chatSlice';
import type { Sync } from './sync';

/** The other side is typing: expires after a few seconds unless renewed, and ends with a message. */
export const createTyping = ({ dispatch }: Sync) => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const end = (key: string) => {
    if (!timers.has(key)) return;
    clearTimeout(timers.get(key));
    timers.delete(key);
    dispatch(typingEnded(key));
  };
  return {
    see: (key: string) => {
      clearTimeout(timers.get(key));
      timers.set(
        key,
        setTimeout(() => end(key), CHAT_TYPING_MS),
      );
      dispatch(typingSeen(key));
    },
    end,
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
};
