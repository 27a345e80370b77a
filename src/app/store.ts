import {
  combineSlices,
  configureStore,
  createAction,
  createDynamicMiddleware,
  createListenerMiddleware,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { api } from '@/api/api';
import { onQueryCacheLoaded } from '@/api/queryCache';
import { retriesSlice } from '@/api/retriesSlice';
import type { Extra } from '@/api/supabaseBaseQuery';
import { sessionSlice } from '@/domain/session/sessionSlice';
import { startAuth } from '@/features/auth/startAuth';
import { chatSlice } from '@/features/chat/chatSlice';
import { outboxSlice } from '@/features/chat/outboxSlice';
import { startChat } from '@/features/chat/startChat';
import { startApiToasts } from '@/features/toasts/apiToasts';
import { toastsSlice } from '@/features/toasts/toastsSlice';
import type { undoSlice } from '@/features/audit/undo/undoSlice';
import { onLateSlice } from '@/redux/lateSlices';
import type { StartListening } from '@/redux/listening';
import { connectDevTools } from './devTools/devTools';

const makeReducer = () =>
  combineSlices(chatSlice, outboxSlice, retriesSlice, sessionSlice, toastsSlice).withLazyLoadedSlices<
    QueryState & LateState
  >();

interface QueryState {
  api: ReturnType<typeof api.reducer>;
}

/** Slices of the admin half (`@/redux/lateSlices`). */
interface LateState {
  undo: ReturnType<typeof undoSlice.reducer>;
}

/**
 * `api` is injected late, but before anything reads it: code that uses its endpoints has loaded it (`@/api/queryCache`).
 */
export type RootState = ReturnType<ReturnType<typeof makeReducer>> & QueryState & LateState;

const lateSliceJoined = createAction('app/lateSliceJoined');
const queryCacheJoined = createAction('app/queryCacheJoined');

/** Development checks traverse chats of thousands of messages; how long that takes depends on the machine and is no fault. */
const UNTIMED = { warnAfter: Infinity };

/** Listeners, but for the time in which DevTools show another state than the app's own. */
const heldWhile =
  (isHeld: () => boolean, middleware: Middleware): Middleware =>
  (store) =>
  (next) => {
    const run = middleware(store)(next);
    const isControl = (action: unknown) =>
      (action as UnknownAction).type?.startsWith?.('listenerMiddleware/');
    return (action) => (isHeld() && !isControl(action) ? next(action) : run(action));
  };

/** One store per page load, prerendered route and test. `outside` is its only access to the outside. */
export const makeStore = (outside: Extra) => {
  const devTools = process.env.NODE_ENV === 'production' ? undefined : connectDevTools();
  const extra = devTools ? devTools.holding(outside) : outside;
  const listener = createListenerMiddleware({ extra });
  const startListening = listener.startListening as StartListening;
  startApiToasts(startListening);
  startAuth(startListening);
  startChat(startListening);
  const reducer = makeReducer();
  const late = createDynamicMiddleware();
  const store = configureStore({
    reducer: reducer as Reducer<RootState>,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        serializableCheck: {
          ignoredActionPaths: ['meta.arg', 'meta.baseQueryMeta'],
          ...UNTIMED,
        },
        immutableCheck: UNTIMED,
      })
        .prepend(
          devTools ? heldWhile(devTools.isHeld, listener.middleware as Middleware) : listener.middleware,
        )
        .concat(late.middleware),
    devTools: devTools?.options ?? false,
    enhancers: devTools && ((defaults) => defaults().concat(devTools.enhancer)),
  });
  onLateSlice((slice) => {
    reducer.inject(slice as typeof undoSlice);
    store.dispatch(lateSliceJoined()); // so that its state exists before anything reads it
  });
  onQueryCacheLoaded(({ api: cache, setupListeners }) => {
    reducer.inject(cache);
    late.addMiddleware(cache.middleware);
    store.dispatch(queryCacheJoined()); // so that its state exists before anything reads it
    setupListeners(store.dispatch);
  });
  return store;
};

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
