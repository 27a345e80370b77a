import * as outbox from '@/features/chat/outbox';
import { stubChat, type Fault } from './stubChat';

/** Time enough for a message that met a few faults. */
export const A_WHILE = 40_000;

/** The first `times` calls of this name meet the fault. */
export const failing = (name: string, fault: Fault, times: number) => {
  const chat = stubChat();
  let left = times;
  chat.server.fault = (called) => (called === name && (left -= 1) >= 0 ? fault : undefined);
  return chat;
};

/** In these tests time stands until they let it pass, and nothing of a wait is left to chance. */
export const withExactWaits = () => {
  beforeEach(() => {
    jest.useFakeTimers();
    const { waitAfter } = outbox;
    jest.spyOn(outbox, 'waitAfter').mockImplementation((tries, error) => waitAfter(tries, error, 0));
  });
  afterEach(() => jest.useRealTimers());
};
