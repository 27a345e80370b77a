import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Extra } from '@/api/supabaseBaseQuery';
import type { RootState } from '@/app/store';

/** A dispatched function: it receives the store, and its access to the outside. */
export type AppThunk<Result> = ThunkAction<Result, RootState, Extra, UnknownAction>;
