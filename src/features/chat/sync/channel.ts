import { keepChannel, type ChannelKeeper } from '@/realtime/keepChannel';
import { SECOND_LOOK_MS } from '@/realtime/policy';
import { reporterOf } from '@/realtime/report';
import { isSnoozed } from '../deskApi';
import { readPoke } from './poke';
import type { SyncEvent } from './steps';
import type { Sync } from './sync';

/** Makes the holder of the page's one channel of chats, which says what is heard on it. */
export const createChannel = ({ dispatch, getState, extra }: Sync, send: (event: SyncEvent) => void) => {
  let channel: ChannelKeeper | null = null;
  return {
    join: (topic: string) => {
      const keeper = keepChannel({
        topic,
        loadDb: extra.loadDb,
        report: reporterOf(dispatch),
        onPoke: (payload) => {
          const poke = channel === keeper && readPoke(payload);
          if (!poke) return;
          const { chat } = poke;
          const snoozed = chat !== undefined && isSnoozed(getState(), chat);
          send({ type: 'pokeReceived', poke, isSnoozed: snoozed });
        },
        onJoined: () => {
          if (channel !== keeper) return;
          send({ type: 'readAllWanted', reason: 'channelJoined' });
          setTimeout(() => {
            if (channel === keeper) send({ type: 'readAllWanted', reason: 'secondLook' });
          }, SECOND_LOOK_MS);
        },
      });
      channel = keeper;
    },
    leave: () => {
      const formerChannel = channel;
      channel = null;
      if (formerChannel) void formerChannel.leave();
    },
    isAlive: () => channel?.isAlive() ?? false,
    checkUp: () => channel?.checkUp(),
    revive: () => channel?.revive(),
    rebuild: () => channel?.rebuild('newsMissed'),
  };
};
