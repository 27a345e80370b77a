import type { Listener } from '@/redux/listening';

/** The part of the store's API that the chat's sync code uses. */
export type Sync = Pick<Listener, 'dispatch' | 'getState' | 'extra'>;
