import * as outbox from '@/features/chat/outbox';
import { stubChat, type Fault } from './stubChat';

/** Enough time for a message that meets a few faults. */
export const A_WHILE = 40_000;

/** The first `times` calls of this function meet the fault. */
export const failing = (name: string, fault: Fault, times: number) => {
  const chat = stubChat();
  let remaining = times;
  chat.server.fault = (called) => (called === name && (remaining -= 1) >= 0 ? fault : undefined);
  return chat;
};

/** Fakes timers, and removes the random part of every delay. */
export const withExactWaits = () => {
  beforeEach(() => {
    jest.useFakeTimers();
    const { waitAfter } = outbox;
    jest.spyOn(outbox, 'waitAfter').mockImplementation((tries, error) => waitAfter(tries, error, 0));
  });
  afterEach(() => jest.useRealTimers());
};
