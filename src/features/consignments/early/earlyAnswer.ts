import type { TrackedRow } from '../consignment';

/** The answer to a search that was sent before the app was there. Rejects if there is none, or a refusal. */
interface EarlyAnswer {
  trackingId: string;
  rows: Promise<TrackedRow[]>;
}

declare global {
  interface Window {
    earlyAnswer?: EarlyAnswer;
    onEarlyAnswer?: (rows: readonly TrackedRow[]) => void;
  }
}

/** Keeps the answer for the app. It belongs to one search: a later one replaces it. */
export const offerEarlyAnswer = (answer: EarlyAnswer, whenSettled: () => void) => {
  window.earlyAnswer = answer;
  const settle = (rows?: TrackedRow[]) => {
    if (window.earlyAnswer !== answer) return; // another search was sent, or the app has taken over
    whenSettled();
    if (rows) window.onEarlyAnswer?.(rows);
  };
  answer.rows.then(settle, () => settle());
};

/** Calls `show` with the rows of the latest search once they arrive, until the app takes over. */
export const onEarlyAnswer = (show: (rows: readonly TrackedRow[]) => void) => {
  window.onEarlyAnswer = show;
  const { earlyAnswer } = window;
  earlyAnswer?.rows.then(
    (rows) => window.earlyAnswer === earlyAnswer && show(rows),
    () => undefined, // the app asks again, and says what went wrong
  );
};

/** The rows that were found for a tracking id before the app was there, once; undefined if there is no such answer. */
export const takeEarlyAnswer = async (trackingId: string): Promise<TrackedRow[] | undefined> => {
  const { earlyAnswer } = window;
  if (earlyAnswer?.trackingId !== trackingId) return undefined;
  const rows = await earlyAnswer.rows.catch(() => undefined); // the app asks again, and says what went wrong
  delete window.earlyAnswer;
  return rows;
};
