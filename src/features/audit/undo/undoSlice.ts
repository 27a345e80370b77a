import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { joinLate } from '@/redux/lateSlices';
import type { Reversal } from './reversal';

/** An action that can be undone, in the words of its toast. */
export interface UndoOffer {
  id: string;
  /** When it was done (ms). */
  at: number;
  text: string;
  reversal: Reversal;
  /** Whether its toast is on screen; it comes back with a reload. */
  isShown: boolean;
  isPending: boolean;
  /** Why it could not be undone. */
  problem?: string;
  /** It never can be. */
  isFinal?: boolean;
}

/** For how long an action is offered to be undone. */
const UNDO_OFFERED_MS = 10 * 60_000;

const MOST = 20;

/** What was kept through a reload, without what is too old. */
export const stillOffered = (offers: readonly UndoOffer[], now: number): UndoOffer[] =>
  offers
    .filter(({ at, isFinal }) => now - at < UNDO_OFFERED_MS && !isFinal)
    .map(({ id, at, text, reversal }) => ({ id, at, text, reversal, isShown: true, isPending: false }));

const initialState: UndoOffer[] = [];

const change = (offers: UndoOffer[], id: string, changes: Partial<UndoOffer>) => {
  const offer = offers.find((offer) => offer.id === id);
  if (offer) Object.assign(offer, changes);
};

/** The last reversible actions, the oldest first. */
export const undoSlice = createSlice({
  name: 'undo',
  initialState,
  reducers: {
    undoResumed: (_offers, { payload }: PayloadAction<UndoOffer[]>) => payload,
    undoOffered: {
      prepare: (text: string, reversal: Reversal) => ({
        payload: { id: nanoid(), at: Date.now(), text, reversal, isShown: true, isPending: false },
      }),
      reducer: (offers, { payload }: PayloadAction<UndoOffer>) => [...offers, payload].slice(-MOST),
    },
    undoStarted: (offers, { payload: id }: PayloadAction<string>) =>
      change(offers, id, { isPending: true, problem: undefined }),
    undoFailed: (offers, { payload }: PayloadAction<{ id: string; problem: string; isFinal: boolean }>) =>
      change(offers, payload.id, { ...payload, isPending: false, isShown: true }),
    undoHidden: (offers, { payload: id }: PayloadAction<string>) => change(offers, id, { isShown: false }),
    /** It was undone, or is no longer wanted. */
    undoDropped: (offers, { payload: id }: PayloadAction<string>) =>
      offers.filter((offer) => offer.id !== id),
  },
  selectors: { selectOffers: (offers) => offers },
});

export const { undoResumed, undoOffered, undoStarted, undoFailed, undoHidden, undoDropped } =
  undoSlice.actions;
export const { selectOffers } = undoSlice.selectors;

joinLate(undoSlice);
