import { addListener, type ListenerEffectAPI, type TypedStartListening } from '@reduxjs/toolkit';
import type { Extra } from '@/api/supabaseBaseQuery';
import type { AppDispatch, RootState } from '@/app/store';

/** What a feature receives to start its listeners. */
export type StartListening = TypedStartListening<RootState, AppDispatch, Extra>;

/** The API that a listener's effect receives. */
export type Listener = ListenerEffectAPI<RootState, AppDispatch, Extra>;

/** An action that starts a listener; dispatching it returns a function that stops it. */
export const listenFor = addListener.withTypes<RootState, AppDispatch, Extra>();
