import Serializer from '@supabase/realtime-js/dist/main/lib/serializer';
import fc from 'fast-check';
import { decodeFrame, encodeBroadcast, encodeClose, encodeReply, type Frame } from './protocol';

/** A frame as the client itself encodes it. */
const encoded = ({ joinRef, ref, topic, event, payload }: Frame): { data: Buffer; isBinary: boolean } => {
  let data: string | ArrayBuffer = '';
  new Serializer().encode({ join_ref: joinRef, ref, topic, event, payload }, (result) => (data = result));
  return { data: Buffer.from(data as never), isBinary: typeof data !== 'string' };
};

/** A message as the client itself decodes it. */
const decode = (text: string): unknown => new Serializer().decode(text, (frame: unknown) => frame);

const frame = (changes: Partial<Frame>): Frame => ({
  joinRef: '1',
  ref: '2',
  topic: 'realtime:chat',
  event: 'phx_join',
  payload: {},
  ...changes,
});

describe('decodeFrame', () => {
  it.each([
    frame({ payload: { config: { private: true }, access_token: 'x' } }),
    frame({ topic: 'phoenix', event: 'heartbeat', joinRef: null }),
    frame({ topic: 'realtime:\u00fcber "all"', event: 'phx_leave' }),
  ])('decodes what the client encodes: %j', (frame) => {
    const { data, isBinary } = encoded(frame);
    expect(decodeFrame(data, isBinary)).toEqual(frame);
  });

  it('drops unused fields of a join and keeps at most 100 changes', () => {
    const changes = Array.from({ length: 1_000 }, () => ({}));
    const payload = {
      config: { private: true, postgres_changes: changes, broadcast: changes },
      more: changes,
    };
    const { data, isBinary } = encoded(frame({ payload }));
    const keptConfig = { private: true, postgres_changes: changes.slice(0, 100) };
    expect(decodeFrame(data, isBinary)).toEqual(frame({ payload: { config: keptConfig } }));
  });

  it('drops the content of a broadcast', () => {
    const payload = { type: 'broadcast', event: 'poke', payload: { seq: 999 } };
    const { data, isBinary } = encoded(frame({ event: 'broadcast', payload }));
    expect(isBinary).toBe(true);
    expect(decodeFrame(data, isBinary)).toEqual(frame({ event: 'broadcast', payload: { event: 'poke' } }));
  });

  it.each([
    ['an empty text', ''],
    ['half a frame', '["1","2","realtime:x","phx_join"'],
    [
      'an object, as version 1.0.0 writes it',
      '{"topic":"phoenix","event":"heartbeat","payload":{},"ref":"1"}',
    ],
    ['too short a list', '["1","2","topic","event"]'],
    ['a topic that is not text', '["1","2",3,"event",{}]'],
    ['a reference that is not text', '[1,"2","topic","event",{}]'],
    ['a payload that is a list', '["1","2","topic","event",[]]'],
    ['a payload that is null', '["1","2","topic","event",null]'],
    ['lists 30,000 deep', '['.repeat(30_000)],
  ])('rejects %s', (_name, text) => {
    expect(decodeFrame(Buffer.from(text), false)).toBeUndefined();
  });

  it.each([
    ['empty', []],
    ['of another kind', [1, 0, 0, 0, 0, 0, 0]],
    ['shorter than its header', [3, 0, 0]],
    ['shorter than its texts', [3, 1, 1, 200, 1, 0, 1, 65, 66]],
  ])('rejects a binary frame that is %s', (_name, bytes) => {
    expect(decodeFrame(Buffer.from(bytes), true)).toBeUndefined();
  });

  it('never throws for random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), fc.boolean(), (bytes, isBinary) => {
        for (const data of [bytes, [3, ...bytes]]) decodeFrame(Buffer.from(data), isBinary);
      }),
      { numRuns: 5000 },
    );
  });

  it('never throws for random JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const frame = decodeFrame(Buffer.from(json), false);
        if (frame) expect(typeof frame.topic).toBe('string');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('client', () => {
  it('decodes a reply', () => {
    expect(decode(encodeReply(frame({}), 'error', { reason: 'No' }))).toEqual({
      join_ref: '1',
      ref: '2',
      topic: 'realtime:chat',
      event: 'phx_reply',
      payload: { status: 'error', response: { reason: 'No' } },
    });
  });

  it('decodes a broadcast', () => {
    expect(decode(encodeBroadcast('realtime:chat', 'poke', { seq: 3 }))).toEqual({
      join_ref: null,
      ref: null,
      topic: 'realtime:chat',
      event: 'broadcast',
      payload: { type: 'broadcast', event: 'poke', payload: { seq: 3 } },
    });
  });

  it('decodes the close of a channel', () => {
    expect(decode(encodeClose('realtime:chat', '7'))).toMatchObject({ join_ref: '7', event: 'phx_close' });
  });
});
