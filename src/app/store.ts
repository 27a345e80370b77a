import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '@/api/api';
import type { Extra } from '@/api/supabaseBaseQuery';
import { startAuthEvents } from '@/features/auth/authEvents';
import { sessionChanged, sessionSlice } from '@/features/auth/sessionSlice';
import { chatSlice } from '@/features/chat/chatSlice';
import { outboxSlice } from '@/features/chat/outboxSlice';
import { startChat } from '@/features/chat/startChat';
import { startApiToasts } from '@/features/toasts/apiToasts';
import { toastsSlice } from '@/features/toasts/toastsSlice';
import type { StartListening } from '@/redux/listening';

const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  chat: chatSlice.reducer,
  chatOutbox: outboxSlice.reducer,
  session: sessionSlice.reducer,
  toasts: toastsSlice.reducer,
});

/** The checks of development go through a chat of thousands of messages, too. */
const SLOW_CHECK_MS = 1_000;

const isSignOut = (action: UnknownAction): action is UnknownAction =>
  sessionChanged.match(action) && action.payload === null;

/** One store for each page load, prerendered route and test. `extra` is its only way to the outside. */
export const makeStore = (extra: Extra) => {
  const listener = createListenerMiddleware({ extra });
  const startListening = listener.startListening as StartListening;
  startApiToasts(startListening);
  startAuthEvents(startListening);
  startChat(startListening, isSignOut);
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        serializableCheck: {
          ignoredActionPaths: ['meta.arg', 'meta.baseQueryMeta'],
          warnAfter: SLOW_CHECK_MS,
        },
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
      })
        .prepend(listener.middleware)
        .concat(api.middleware),
    devTools: process.env.NODE_ENV !== 'production',
  });
  setupListeners(store.dispatch);
  return store;
};

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = AppStore['dispatch'];
