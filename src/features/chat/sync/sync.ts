import type { StartListening } from '@/redux/listening';

type Listener = Parameters<Parameters<StartListening>[0]['effect']>[1];

/** What the parts that keep chats up to date get of the store. */
export type Sync = Pick<Listener, 'dispatch' | 'getState' | 'extra'>;
