import { once } from 'node:events';
import WebSocket from 'ws';
import { manyClients } from '../../supabase/tests/support/api';
import { type HostProcess, startHost } from '../testing/hostProcess';
import { until } from '../../supabase/tests/support/listening';

const MOST = 100;

describe('socket limit', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
  });
  afterAll(() => host.stop());

  /** The socket, or the reason why it was refused. */
  const openSocket = async (client: string): Promise<WebSocket | string> => {
    const address = `${host.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${host.publishableKey}&vsn=2.0.0`;
    const socket = new WebSocket(address, { headers: { 'x-forwarded-for': client } });
    return once(socket, 'open').then(
      () => socket,
      (error: Error) => error.message,
    );
  };

  it('refuses socket 101 of one IPv6 network with 429 and accepts other networks', async () => {
    const sockets = await Promise.all(
      Array.from({ length: MOST }, (_, turn) => openSocket(`2001:db8:1:2::${turn + 1}`)),
    );
    expect(sockets.filter((socket) => typeof socket === 'string')).toEqual([]);
    expect(await openSocket('2001:db8:1:2:ffff::1')).toBe('Unexpected server response: 429');
    const other = await openSocket('2001:db8:1:3::1');
    expect(other).toBeInstanceOf(WebSocket);

    (sockets[0] as WebSocket).close();
    await until(async () => {
      const again = await openSocket('2001:db8:1:2::1');
      sockets.push(again);
      return typeof again !== 'string';
    });
    for (const socket of [...sockets, other]) if (typeof socket !== 'string') socket.terminate();
  });

  it('closes the oldest sockets of the network with the most beyond a thousand', async () => {
    const sites = [1, 1, 1, 1, 2, 2, 2, 3, 3, 3];
    const sockets = await Promise.all(
      sites.flatMap((site, of) =>
        Array.from({ length: MOST }, (_, turn) => openSocket(`2001:db8:${site}:${of}00::${turn + 1}`)),
      ),
    );
    expect(sockets.filter((socket) => typeof socket === 'string')).toEqual([]);
    const isOpen = (socket: WebSocket | string) => (socket as WebSocket).readyState === WebSocket.OPEN;
    const other = await openSocket('192.0.2.1');
    await until(() => sockets.filter(isOpen).length === 990);
    expect(isOpen(other)).toBe(true);
    expect(sockets.slice(400).every(isOpen)).toBe(true);
    for (const socket of [...sockets, other]) (socket as WebSocket).terminate();
  });
});
