import type { Reducer } from '@reduxjs/toolkit';

export interface LateSlice {
  reducerPath: string;
  reducer: Reducer;
}

type Join = (slice: LateSlice) => void;

const joined = new Set<LateSlice>();
const stores = new Set<Join>();

/** Calls `join` with each slice that only part of the app needs, once its code has loaded. */
export const onLateSlice = (join: Join) => {
  stores.add(join);
  joined.forEach(join);
};

/** Called by the module of such a slice, before anything reads its state. */
export const joinLate = (slice: LateSlice) => {
  joined.add(slice);
  stores.forEach((join) => join(slice));
};
