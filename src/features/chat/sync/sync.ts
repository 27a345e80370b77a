import type { Listener } from '@/redux/listening';

/** What the parts that keep chats up to date get of the store. */
export type Sync = Pick<Listener, 'dispatch' | 'getState' | 'extra'>;
