import type { ListenerEffectAPI, TypedStartListening } from '@reduxjs/toolkit';
import type { Extra } from '@/api/supabaseBaseQuery';
import type { AppDispatch, RootState } from '@/app/store';

/** What a feature receives to start its listeners. */
export type StartListening = TypedStartListening<RootState, AppDispatch, Extra>;

/** What a listener's effect acts with. */
export type Listener = ListenerEffectAPI<RootState, AppDispatch, Extra>;
