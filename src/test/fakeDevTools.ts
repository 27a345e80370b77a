import type { Action, Reducer, Store, StoreEnhancer } from '@reduxjs/toolkit';

const EXTENSION = '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__';

type Sanitize = (value: unknown, index: number) => unknown;

interface Options {
  name?: string;
  maxAge?: number;
  trace?: boolean;
  actionsDenylist?: string | string[];
  actionSanitizer?: Sanitize;
  stateSanitizer?: Sanitize;
}

interface Recorded {
  /** As the extension shows it. */
  shownAction: Action<string> & { payload?: unknown; meta?: unknown };
  /** Whether the state is another one since. */
  changes: () => boolean;
}

type AnyStore = Store<unknown, Action>;

type Connect = (options: Options) => (...enhancers: StoreEnhancer[]) => StoreEnhancer;

const compose = (...enhancers: StoreEnhancer[]): StoreEnhancer =>
  enhancers.reduce((outer, inner) => (create) => outer(inner(create)));

let connect: Connect | undefined;

/** Redux Toolkit looks for the extension once, when it is loaded: a test imports this module before all others. */
const extension: Connect = (options) => connect?.(options) ?? compose;
Object.assign(window, { [EXTENSION]: extension });

afterEach(() => {
  connect = undefined;
});

/**
 * Redux DevTools without their window: the extension's signature, and an instrumented store, whose state can be replaced past all
 * middleware. Called before the store is made.
 */
export const installFakeDevTools = () => {
  const recorded: Recorded[] = [];
  let options: Options = {};
  let states: unknown[] = [];
  let shownIndex = 0;
  let dispatchJump: (state: unknown) => void = () => undefined;
  let readState: () => unknown = () => undefined;

  const isDenied = ({ type }: Action<string>) =>
    [options.actionsDenylist ?? []].flat().some((name) => new RegExp(name).test(type));

  const instrument: StoreEnhancer = (create) => (reducer, initial) => {
    const JUMP = '@@instrument/JUMP';
    /** Of the last action, which an earlier state that is shown leaves as it is. */
    let latest: unknown;
    const lifted = (state: unknown, action: Action<string> & { state?: unknown }) => {
      if (action.type === JUMP) return action.state;
      const isLatest = shownIndex === states.length - 1 || states.length === 0;
      latest = (reducer as unknown as Reducer)(isLatest ? state : latest, action);
      states.push(latest);
      if (!isLatest) return state;
      shownIndex = states.length - 1;
      return latest;
    };
    const store = create(lifted as unknown as typeof reducer, initial) as unknown as AnyStore;
    dispatchJump = (state) => void (store.dispatch as (action: object) => void)({ type: JUMP, state });
    readState = () => store.getState();
    const dispatch = ((action: Action<string>) => {
      const before = states.at(-1);
      const result: unknown = (store.dispatch as (action: Action) => unknown)(action);
      const after = states.at(-1);
      if (!isDenied(action))
        recorded.push({
          shownAction: (options.actionSanitizer?.(action, recorded.length) ??
            action) as Recorded['shownAction'],
          changes: () => JSON.stringify(withoutMark(before)) !== JSON.stringify(withoutMark(after)),
        });
      return result;
    }) as typeof store.dispatch;
    return { ...store, dispatch } as never;
  };
  /** What only the connection itself keeps in the state. */
  const withoutMark = (state: unknown) => options.stateSanitizer?.(state, 0) ?? state;

  connect =
    (toolsOptions) =>
    (...enhancers) => {
      options = toolsOptions;
      states = [];
      return compose(...enhancers, instrument);
    };

  return {
    options: () => options,
    recorded,
    /** The names of the actions since the last call. */
    takeNames: () => recorded.splice(0).map(({ shownAction }) => shownAction.type),
    shownState: () => options.stateSanitizer?.(readState(), 0) ?? readState(),
    /** The numbers of the states so far: the last is that of the app. */
    count: () => states.length,
    jumpTo: (index: number) => {
      shownIndex = index;
      dispatchJump(states[index]);
    },
    /** Shows a state of another page, as the import of a log does. */
    importState: (state: unknown) => {
      states.push(state);
      shownIndex = states.length - 1;
      dispatchJump(state);
    },
  };
};
