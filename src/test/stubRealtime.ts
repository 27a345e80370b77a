type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown];

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

/** The server's response to a join, or none at all. */
type Welcome = 'ok' | 'error' | 'silence';

/**
 * An in-memory Realtime server: the real client connects to it through `transport`. A test controls its behaviour and
 * pushes its broadcasts.
 */
export const stubRealtime = () => {
  const sockets = new Set<StubSocket>();
  const joins: string[] = [];
  const server = { welcome: 'ok' as Welcome, isFrozen: false, isReachable: true, tokens: [] as unknown[] };

  class StubSocket {
    readyState = CONNECTING;
    topics = new Set<string>();
    onopen?: () => void;
    onmessage?: (message: { data: string }) => void;
    onclose?: (event: object) => void;
    onerror?: (event: object) => void;

    constructor() {
      queueMicrotask(() => {
        if (this.readyState !== CONNECTING) return;
        if (!server.isReachable) return void this.lose();
        this.readyState = OPEN;
        sockets.add(this);
        this.onopen?.();
      });
    }

    lose() {
      sockets.delete(this);
      if (this.readyState === CLOSED) return;
      this.readyState = CLOSED;
      this.onclose?.({ code: 1006 });
    }

    close() {
      this.lose();
    }

    push(frame: Frame) {
      queueMicrotask(() => {
        if (this.readyState === OPEN) this.onmessage?.({ data: JSON.stringify(frame) });
      });
    }

    send(data: string) {
      const [joinRef, ref, topic, event, payload] = JSON.parse(data) as Frame;
      const reply = (status: string) =>
        this.push([joinRef, ref, topic, 'phx_reply', { status, response: {} }]);
      if (event === 'phx_join') {
        joins.push(topic.replace('realtime:', ''));
        server.tokens.push((payload as { access_token?: string }).access_token);
      }
      if (server.isFrozen) return;
      if (event === 'phx_join' && server.welcome !== 'ok') {
        if (server.welcome === 'error') reply('error');
        return;
      }
      if (event === 'phx_join') this.topics.add(topic);
      if (event === 'phx_leave') this.topics.delete(topic);
      reply('ok');
    }
  }

  return {
    transport: StubSocket as never,
    server,
    /** Every join so far, by topic. */
    joins,
    openSockets: () => sockets.size,
    /** The topics that have a subscriber. */
    joined: () =>
      [...sockets].flatMap(({ topics }) => [...topics].map((topic) => topic.replace('realtime:', ''))),
    poke: (topic: string, payload: object) => {
      for (const socket of sockets) {
        const full = `realtime:${topic}`;
        if (!socket.topics.has(full) || server.isFrozen) continue;
        socket.push([null, null, full, 'broadcast', { type: 'broadcast', event: 'poke', payload }]);
      }
    },
    /** Drops the connection. */
    cut: () => [...sockets].forEach((socket) => socket.lose()),
  };
};

export type StubRealtime = ReturnType<typeof stubRealtime>;
