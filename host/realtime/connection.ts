import type { WebSocket } from 'ws';
import type { Listener } from './authorize';
import { createBudget } from './budget';
import { decodeFrame, encodeBroadcast, encodeClose, encodeReply, MAX_CHANNELS, type Frame } from './protocol';
import type { Topics } from './topics';

/** A client that does not read is disconnected at this many unread bytes: some hundred messages, and 64 MB of all sockets. */
const MAX_UNREAD_BYTES = 64 * 1024;

const TOPIC_PREFIX = 'realtime:';
const TOPIC = /^realtime:[\w:.-]{1,200}$/;

interface Channel {
  joinRef: string | null;
  listener: Listener;
  leave: () => void;
}

type IsAllowed = (listener: Listener, topic: string) => Promise<boolean>;

/** Closes the channels that may not be listened to any more; does nothing while an earlier check of the socket waits. */
export type Recheck = (isStillAllowed: IsAllowed) => Promise<void>;

export interface ConnectionParts {
  topics: Topics;
  identify: (token: unknown) => Listener | undefined;
  isJoinAllowed: IsAllowed;
}

const postgresChanges = ({ config }: Frame['payload']): unknown[] =>
  (config?.postgres_changes ?? []).map((change, index) => ({ id: index + 1, ...(change as object) }));

/**
 * Serves one socket until it closes: joins, leaves, new tokens and heartbeats, in the order in which they arrive. Returns how
 * to check anew whether its signed-in user may still listen, for a session may have ended.
 */
export const serveConnection = (
  socket: WebSocket,
  { topics, identify, isJoinAllowed }: ConnectionParts,
): Recheck => {
  const channels = new Map<string, Channel>();
  const budget = createBudget();

  const send = (text: string): void => {
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(text);
  };
  const drop = (topic: string): void => {
    const channel = channels.get(topic);
    if (!channel) return;
    channel.leave();
    channels.delete(topic);
    send(encodeClose(topic, channel.joinRef));
  };

  const refuseJoin = async (
    { topic, payload }: Frame,
    listener: Listener | undefined,
  ): Promise<string | undefined> => {
    if (!TOPIC.test(topic)) return 'unmatched topic';
    if (payload.config?.private !== true) return 'PrivateOnly: This project only allows private channels';
    if (channels.size >= MAX_CHANNELS && !channels.has(topic))
      return 'ChannelRateLimitReached: Too many channels';
    if (!listener) return 'InvalidJWTToken: The access token is not valid';
    if (await isJoinAllowed(listener, topic.slice(TOPIC_PREFIX.length))) return undefined;
    return 'Unauthorized: You do not have permissions to read from this Channel topic';
  };
  const join = async (frame: Frame): Promise<void> => {
    const { topic, joinRef, payload } = frame;
    const listener = identify(payload.access_token);
    const reason = await refuseJoin(frame, listener);
    if (reason || !listener) return send(encodeReply(frame, 'error', { reason }));
    drop(topic); // an earlier join of the same topic, which the client may have lost track of
    if (socket.readyState !== socket.OPEN) return;
    const channel: Channel = {
      joinRef,
      listener,
      leave: topics.join(topic.slice(TOPIC_PREFIX.length), (event, message) => {
        if (channel.listener.expiresAt <= Date.now()) drop(topic);
        else send(encodeBroadcast(topic, event, message));
      }),
    };
    channels.set(topic, channel);
    send(encodeReply(frame, 'ok', { postgres_changes: postgresChanges(payload) }));
  };

  /** Closes the channel or sends no reply at all, as on hosted Supabase. */
  const renew = async ({ topic, payload }: Frame): Promise<void> => {
    const channel = channels.get(topic);
    if (!channel) return;
    const listener = identify(payload.access_token);
    if (!listener || !(await isJoinAllowed(listener, topic.slice(TOPIC_PREFIX.length)))) return drop(topic);
    channel.listener = listener;
  };

  const leave = (frame: Frame): void => {
    const channel = channels.get(frame.topic);
    if (channel?.joinRef === frame.joinRef) {
      channel.leave();
      channels.delete(frame.topic);
    }
    send(encodeReply(frame, 'ok'));
  };

  const receive = (frame: Frame): Promise<void> | void => {
    switch (frame.event) {
      case 'heartbeat':
        return send(encodeReply(frame, 'ok'));
      case 'phx_join':
        return join(frame);
      case 'phx_leave':
        return leave(frame);
      case 'access_token':
        return renew(frame);
      default: // a broadcast or presence: only the database may send
        if (frame.ref)
          send(encodeReply(frame, 'error', { reason: 'Unauthorized: This channel is for listening only' }));
    }
  };

  let turn = Promise.resolve();
  let waiting = 0;
  const onProcessed = (): void => {
    waiting -= 1;
    if (waiting === 0) socket.resume();
  };
  socket.on('message', (data: Buffer, isBinary) => {
    if (!budget.take()) return socket.close(1008, 'too many messages'); // policy violation (RFC 6455, section 7.4.1)
    const frame = decodeFrame(data, isBinary);
    if (!frame) return socket.close(1007, 'not a frame'); // inconsistent data (same section)
    waiting += 1;
    socket.pause(); // further messages wait in the network connection
    turn = turn
      .then(() => receive(frame))
      .catch((error: Error) => {
        console.error(`Realtime: ${frame.event} failed: ${error.message}`);
        socket.close(1011, 'internal error');
      })
      .finally(onProcessed);
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    for (const channel of channels.values()) channel.leave();
    channels.clear();
  });

  let isChecking = false;
  // Beside the turn of the frames: heartbeats and leaves do not wait for the database.
  return async (isStillAllowed) => {
    if (isChecking) return;
    isChecking = true;
    try {
      for (const [topic, channel] of [...channels]) {
        const { listener } = channel;
        const isAllowed = await isStillAllowed(listener, topic.slice(TOPIC_PREFIX.length));
        const isSame = channels.get(topic) === channel && channel.listener === listener;
        if (!isAllowed && isSame) drop(topic);
      }
    } finally {
      isChecking = false;
    }
  };
};
