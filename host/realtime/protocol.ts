/**
 * The frames of a Phoenix socket in version 2.0.0, as `@supabase/realtime-js` writes and reads them: JSON arrays as text,
 * and a client's broadcasts as binary (realtime-js, lib/serializer.ts).
 */

export interface Frame {
  /** Which join of the topic the frame belongs to; null outside of one. */
  joinRef: string | null;
  /** Repeated in the reply; null when none is expected. */
  ref: string | null;
  /** `realtime:` and the channel's name, or `phoenix` for the socket itself. */
  topic: string;
  event: string;
  payload: Payload;
}

/** The fields that are kept; a frame may wait in the queue, and a small text can parse into very many objects. */
interface Payload {
  access_token?: unknown;
  config?: { private?: unknown; postgres_changes?: unknown[] };
  event?: unknown;
}

/** Per socket, as on hosted Supabase (Realtime, "Limits"). Also limits the changes that one join asks for. */
export const MAX_CHANNELS = 100;

const BROADCAST_PUSH = 3;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A name is repeated in the reply: as long as those of a binary frame at most. */
const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= 255;
const isRef = (value: unknown): value is string | null => value === null || isName(value);

const readPayload = ({ access_token, config }: Record<string, unknown>): Payload => {
  if (!isRecord(config)) return { access_token };
  const { private: isPrivate, postgres_changes: changes } = config;
  return {
    access_token,
    config: {
      private: isPrivate,
      postgres_changes: Array.isArray(changes) ? changes.slice(0, MAX_CHANNELS) : undefined,
    },
  };
};

const decodeText = (text: string): Frame | undefined => {
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts) || parts.length !== 5) return undefined;
  const [joinRef, ref, topic, event, payload] = parts as unknown[];
  if (!isRef(joinRef) || !isRef(ref) || !isName(topic) || !isName(event)) return undefined;
  return isRecord(payload) ? { joinRef, ref, topic, event, payload: readPayload(payload) } : undefined;
};

/**
 * A broadcast: one byte each for the kind, the lengths of five texts and the encoding of the payload, then the texts,
 * then the payload. The payload is never read, because clients may not send.
 */
const decodeBinary = (bytes: Buffer): Frame | undefined => {
  const [kind, ...lengths] = bytes.subarray(0, 6);
  if (kind !== BROADCAST_PUSH || lengths.length < 5) return undefined;
  let at = 7;
  const [joinRef = '', ref = '', topic = '', event = ''] = lengths.map((length) =>
    bytes.toString('utf8', at, (at += length)),
  );
  if (at > bytes.length) return undefined;
  return { joinRef: joinRef || null, ref: ref || null, topic, event: 'broadcast', payload: { event } };
};

/** Decodes a message of a client; undefined if it is not a frame. */
export const decodeFrame = (data: Buffer, isBinary: boolean): Frame | undefined =>
  isBinary ? decodeBinary(data) : decodeText(data.toString());

type Written = Omit<Frame, 'payload'> & { payload: object };

const encode = ({ joinRef, ref, topic, event, payload }: Written): string =>
  JSON.stringify([joinRef, ref, topic, event, payload]);

/** The reply to a frame. For an error, `response` contains the `reason` in words. */
export const encodeReply = (
  { joinRef, ref, topic }: Frame,
  status: 'ok' | 'error',
  response: Record<string, unknown> = {},
): string => encode({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });

/** A message for everybody who has joined the topic. */
export const encodeBroadcast = (topic: string, event: string, payload: unknown): string =>
  encode({
    joinRef: null,
    ref: null,
    topic,
    event: 'broadcast',
    payload: { type: 'broadcast', event, payload },
  });

/** Tells a client that one of its joins has ended. */
export const encodeClose = (topic: string, joinRef: string | null): string =>
  encode({ joinRef, ref: null, topic, event: 'phx_close', payload: {} });
