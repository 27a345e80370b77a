import type { TypedStartListening } from '@reduxjs/toolkit';
import type { Extra } from '@/api/supabaseBaseQuery';
import type { AppDispatch, RootState } from '@/app/store';

/** What a feature receives to start its listeners. */
export type StartListening = TypedStartListening<RootState, AppDispatch, Extra>;
