const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'performance',
  'nextTick',
  'queueMicrotask',
] as const;

/** Stops the date alone; timers run on. Until `jest.useRealTimers()`. */
export const stopDate = (now: Date) => jest.useFakeTimers({ now, doNotFake: [...TIMERS] });
