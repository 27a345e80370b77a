import type { Extra } from '@/api/supabaseBaseQuery';
import { brand } from '@/brand/brand';
import { createHold } from './hold';
import { sanitizeAction, sanitizeState } from './sanitizers';

const EXTENSION = '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__';

/** About a morning's work: an hour of it is some hundreds of actions, and none at rest. */
const MAX_ACTIONS = 2_000;

/** Bookkeeping of RTK Query and of parts that were loaded, which tells nothing. */
const BOOKKEEPING = ['^api/internalSubscriptions/', '^api/config/', '^__rtkq/', '^app/'];

/** The connection to Redux DevTools; undefined in a browser without them. */
export const connectDevTools = () => {
  if (typeof window === 'undefined' || !(EXTENSION in window)) return undefined;
  const hold = createHold();
  return {
    options: {
      name: `${brand.name} ${window.location.host}`,
      maxAge: MAX_ACTIONS,
      trace: true,
      traceLimit: 25,
      actionsDenylist: BOOKKEEPING,
      actionSanitizer: sanitizeAction,
      stateSanitizer: <State>(state: State) => sanitizeState(hold.withoutMark(state)),
    },
    enhancer: hold.enhancer,
    isHeld: hold.isHeld,
    /** The same access to the outside, which waits while another state than the app's own is shown. */
    holding: ({ loadDb }: Extra): Extra => ({ loadDb: () => hold.whenReleased().then(loadDb) }),
  };
};
