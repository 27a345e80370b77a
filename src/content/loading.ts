/** Below what a page is waiting for, from the second try on. */
export const loadingCopy = { retrying: 'No answer yet. Trying again…' } as const;

/** Without a line. A time arrives as text. */
export const offlineCopy = {
  offline: 'You are offline.',
  asOf: (moment: string) => `What you see is as of ${moment}.`,
  kept: 'What you enter here is kept.',
  willSend: 'We send what you entered as soon as you are online again.',
  willAsk: (sought: string) => `We look up ${sought} as soon as you are online again.`,
} as const;
