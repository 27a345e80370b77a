import { FIRST_FACTS } from '@/config/dom';
import type { TrackedRow } from '@/domain/consignment/consignment';
import { foldForm } from '../foldedForm';

/** The answer to a search that was sent before the app was there. Its rows reject if there is none, or a refusal. */
export interface EarlyAnswer {
  trackingId: string;
  /** Whether it was searched for on this page, and not by its address. */
  isSubmitted: boolean;
  /** Set once its rows are shown. */
  isShown?: true;
  rows: Promise<TrackedRow[]>;
  /** Called once the answer is shown, or the app has taken it. */
  onTaken: () => void;
  /** Called if there is none; the app asks again, and says what went wrong. */
  onFailure: () => void;
}

declare global {
  interface Window {
    /** That of the latest search, until the app takes it. */
    earlyAnswer?: EarlyAnswer;
    showEarlyRows?: (rows: readonly TrackedRow[]) => void;
  }
}

const showOnArrival = (answer: EarlyAnswer, onFailure: () => void) => {
  const isLatest = () => window.earlyAnswer === answer;
  answer.rows.then(
    (rows) => {
      if (!isLatest() || !window.showEarlyRows) return;
      window.showEarlyRows(rows);
      answer.isShown = true;
      answer.onTaken();
    },
    () => isLatest() && onFailure(),
  );
};

/** Keeps the answer to the latest search for the app, and has it shown once it arrives. */
export const offerEarlyAnswer = (answer: EarlyAnswer) => {
  window.earlyAnswer = answer;
  showOnArrival(answer, answer.onFailure);
};

/** Sets what shows the rows of the latest search until the app takes over. */
export const showEarlyAnswers = (show: (rows: readonly TrackedRow[]) => void) => {
  window.showEarlyRows = show;
  if (window.earlyAnswer) showOnArrival(window.earlyAnswer, () => undefined);
};

/** Forgets the answer to the latest search, whether it is shown already or still on its way. */
export const dropEarlyAnswer = () => {
  window.earlyAnswer?.onTaken();
  delete window.earlyAnswer;
  const room = document.querySelector(`[data-unmanaged="${FIRST_FACTS}"]`);
  room?.replaceChildren();
  if (room) foldForm(room, false);
};

/** The rows that were found for a tracking id before the app was there, once; undefined if there is no such answer. */
export const takeEarlyAnswer = async (trackingId: string): Promise<TrackedRow[] | undefined> => {
  const answer = window.earlyAnswer;
  if (answer?.trackingId !== trackingId) return undefined;
  delete window.earlyAnswer;
  return answer.rows.catch(() => undefined).finally(answer.onTaken);
};

/**
 * Whether the visitor searched on this page before the app was there, and whether what was found is shown already. For the
 * first render.
 */
export const earlySearch = (): 'none' | 'searched' | 'shown' => {
  if (typeof window === 'undefined' || !window.earlyAnswer?.isSubmitted) return 'none';
  return window.earlyAnswer.isShown ? 'shown' : 'searched';
};
