import { nanoid, type Action, type Reducer, type StoreEnhancer } from '@reduxjs/toolkit';

const MARK = 'devTools';

/** Which page a state is of, and how many of its actions led to it. */
interface Mark {
  page: string;
  actions: number;
}

type Marked<State> = State & { [MARK]?: Mark };

const without = <State>(state: Marked<State>) => {
  const maskedState = { ...state };
  delete maskedState[MARK];
  return maskedState as State;
};

/**
 * Knows while Redux DevTools show another state than the app's own: an earlier one, or an imported one. What such a state mounts
 * must neither call the server nor do anything else that a log cannot take back. Jumps pass no middleware, hence the mark in the
 * state, which DevTools do not show.
 */
export const createHold = () => {
  const page = nanoid();
  let reached = 0;
  let isHeld = false;
  let waiting: (() => void)[] = [];

  const marking =
    <State, Done extends Action>(reducer: Reducer<State, Done>) =>
    (state: Marked<State> | undefined, action: Done) => ({
      ...reducer(state && without(state), action),
      [MARK]: { page, ...state?.[MARK], actions: state ? (state[MARK]?.actions ?? 0) + 1 : 0 },
    });

  const settle = (mark: Mark | undefined) => {
    isHeld = mark?.page !== page || mark.actions < reached;
    if (isHeld) return;
    reached = mark?.actions ?? reached;
    const released = waiting;
    waiting = [];
    for (const proceed of released) proceed();
  };

  const enhancer: StoreEnhancer = (create) => (reducer, initial) => {
    const store = create(marking(reducer as Reducer) as typeof reducer, initial);
    const markNow = () => (store.getState() as Marked<unknown>)[MARK];
    store.subscribe(() => settle(markNow()));
    return store;
  };

  return {
    enhancer,
    isHeld: () => isHeld,
    /** Resolves once the state is the app's own. */
    whenReleased: () =>
      isHeld ? new Promise<void>((resolve) => void waiting.push(resolve)) : Promise.resolve(),
    /** The state as the app has made it. */
    withoutMark: <State>(state: State): State => without(state as Marked<State>),
  };
};
