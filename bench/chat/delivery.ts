import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import WebSocket, { WebSocketServer } from 'ws';
import { startChat } from '../../supabase/local/testing/chat';
import { connect, disconnect, listen, until } from '../../supabase/local/testing/listening';
import { type Line, line, time, typical } from '../statistics';
import type { Stage } from './stage';

const ROUNDS = 300;

/** The round trip of a message through a WebSocket that does nothing else: what no chat can be faster than. */
const echo = async (): Promise<number[]> => {
  const server = new WebSocketServer({ port: 0 });
  server.on('connection', (socket) => socket.on('message', (data: Buffer) => socket.send(data)));
  await once(server, 'listening');
  const socket = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`);
  await once(socket, 'open');
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    times.push(
      await time(async () => {
        const answer = once(socket, 'message');
        socket.send('hello');
        await answer;
      }),
    );
  }
  socket.terminate();
  server.close();
  return times;
};

/** From the visitor's click until the admin has the message: send, poke, read. */
const deliver = async (stage: Stage): Promise<{ seen: number[]; answered: number[] }> => {
  const { visitor, agent, topic } = await startChat(stage.anon, stage.admin);
  const client = await connect(stage.host, stage.adminToken);
  const { channel } = await listen(client, topic);
  let last = 1;
  let arrived: (() => void) | undefined;
  channel.on('broadcast', { event: 'poke' }, () => {
    void agent.read(last).then(({ seq }) => {
      last = seq;
      arrived?.();
    });
  });
  const [seen, answered]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    answered.push(await time(() => visitor.send('hello')));
    await arrival;
    await until(() => last >= round + 2);
    seen.push(performance.now() - start);
  }
  await disconnect(client);
  return { seen, answered };
};

export const measureDelivery = async (stage: Stage): Promise<Line[]> => {
  const echoed = await echo();
  const { seen, answered } = await deliver(stage);
  return [
    line('raw WebSocket echo', echoed),
    line('D3 send, poke, read at the other side', seen, { base: typical(echoed), limit: 1000 }),
    line('D2 the sender has the answer', answered, { base: typical(echoed), limit: 500 }),
  ];
};
