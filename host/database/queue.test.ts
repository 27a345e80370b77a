import { createServer } from 'node:http';
import { setImmediate as afterInput } from 'node:timers/promises';
import { closeServer, listen } from '../http/server';
import { connectWhileBusy } from '../testing/connectWhileBusy';
import { createQueue, HOST, TooBusy } from './queue';

/** A client whose socket was closed before anybody asked for its address. */
const UNKNOWN = '';

describe('createQueue', () => {
  it('runs one task at a time and alternates between callers', async () => {
    const inTurn = createQueue();
    const served: string[] = [];
    let atOnce = 0;
    const work = (name: string) => async () => {
      atOnce += 1;
      await new Promise((resolve) => setTimeout(resolve, 1));
      served.push(`${name} of ${atOnce}`);
      atOnce -= 1;
      return name;
    };
    const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => inTurn(work(name), 'a'));
    const otherWork = [inTurn(work('b1'), 'b'), inTurn(work('c1'), 'c'), inTurn(work('b2'), 'b')];
    expect(await Promise.all([...flood, ...otherWork])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']);
    expect(served).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'].map((name) => `${name} of 1`));
  });

  it('runs as many tasks at a time as it has places, and gives a free one to who had the least', async () => {
    const inTurn = createQueue(2);
    const ends: (() => void)[] = [];
    const begun: string[] = [];
    const work = (name: string) => () =>
      new Promise<void>((resolve) => {
        begun.push(name);
        ends.push(resolve);
      });
    const rest = async () => {
      for (let turn = 0; turn < 100; turn += 1) await afterInput();
    };
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => inTurn(work(name), 'a'));
    await rest();
    expect(begun).toEqual(['a1', 'a2']);
    all.push(inTurn(work('b1'), 'b'));
    await rest();
    expect(begun).toEqual(['a1', 'a2']);
    ends[1]?.();
    await rest();
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    ends[0]?.();
    ends[2]?.();
    await rest();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
    ends.forEach((end) => end());
    await Promise.all(all);
  });

  it('lets the event loop run between tasks', async () => {
    const inTurn = createQueue();
    let hasCome = false;
    setImmediate(() => (hasCome = true));
    const results = await Promise.all(
      Array.from({ length: 10 }, () => inTurn(() => Promise.resolve(hasCome))),
    );
    expect(results.at(-1)).toBe(true);
  });

  it('accepts several new connections between two tasks', async () => {
    let accepted = 0;
    const server = createServer().on('connection', () => (accepted += 1));
    const { leave } = connectWhileBusy(await listen(server, 0, '127.0.0.1'), 100);
    const inTurn = createQueue();
    const tasks = Array.from({ length: 20 }, () => inTurn(() => Promise.resolve()));
    await Promise.all(tasks);
    expect(accepted).toBe(100);
    await leave();
    await closeServer(server);
  });

  it('rejects the failed task only and continues with the next', async () => {
    const inTurn = createQueue();
    const broken = () => {
      throw new Error('broken');
    };
    const failed = inTurn(broken);
    const next = inTurn(() => Promise.resolve('next'));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('next');
    expect(await inTurn(() => Promise.resolve('later'))).toBe('later');
  });

  /** Queues a piece of work for each address at once. Returns the addresses in the order in which they were served. */
  const serve = async (inTurn: ReturnType<typeof createQueue>, addresses: string[]) => {
    const served: string[] = [];
    const works = addresses.map((client) => inTurn(() => Promise.resolve(void served.push(client)), client));
    return { served, results: await Promise.allSettled(works) };
  };

  it.each([
    ['a /48', (turn: number) => `2001:db8:1:${turn.toString(16)}00::1`],
    ['a /56', (turn: number) => `2001:db8:1:${turn.toString(16)}::1`],
    ['a /24', (turn: number) => `192.0.2.${turn}`],
  ])('serves %s with a hundred clients as one that waits', async (_network, addressOf) => {
    const flood = Array.from({ length: 100 }, (_, turn) => addressOf(turn));
    const otherClients = ['2001:db8:2::1', '198.51.100.1', '203.0.113.1'];
    const { served } = await serve(createQueue(), [...flood, ...otherClients]);
    expect(served.slice(0, 4)).toEqual([flood[0], ...otherClients]);
    expect(served.slice(4)).toEqual(flood.slice(1));
  });

  it('gives the clients of one network equal shares of its turns', async () => {
    const flood = Array.from({ length: 5 }, () => '2001:db8:1:1::1');
    const { served } = await serve(createQueue(), [...flood, '2001:db8:1:2::1', '2001:db8:1:f00::1']);
    expect(served.indexOf('2001:db8:1:f00::1')).toBe(1);
    expect(served.indexOf('2001:db8:1:2::1')).toBe(2);
  });

  it('serves a network that asks once before those that ask often', async () => {
    let time = 0;
    const inTurn = createQueue(1, undefined, () => time);
    const flood = Array.from({ length: 100 }, (_, turn) => `2001:db8:${turn.toString(16)}::1`);
    await serve(inTurn, flood);
    const { served } = await serve(inTurn, [...flood, '203.0.113.1']);
    expect(served).toEqual(['203.0.113.1', ...flood]);
    time = 60_000; // as if nobody had asked yet
    const later = await serve(inTurn, [...flood, '203.0.113.1']);
    expect(later.served).toEqual([...flood, '203.0.113.1']);
  });

  it('does not serve the host’s own work later because there is much of it', async () => {
    const inTurn = createQueue();
    await Promise.all(['1', '2', '3'].map((name) => inTurn(() => Promise.resolve(name))));
    const { served } = await serve(inTurn, ['192.0.2.1', '192.0.2.1', HOST, HOST]);
    expect(served).toEqual(['192.0.2.1', HOST, HOST, '192.0.2.1']);
  });

  it('serves a client without an address as it serves any other, and refuses its work, too', async () => {
    const flood = Array.from({ length: 30 }, () => UNKNOWN);
    const { served } = await serve(createQueue(), [...flood, '192.0.2.1']);
    expect(served.indexOf('192.0.2.1')).toBe(1);
    const crowded = await serve(createQueue(1, 20), [...flood, '192.0.2.1']);
    expect(crowded.served).toContain('192.0.2.1');
    expect(crowded.results.filter(({ status }) => status === 'rejected')).not.toHaveLength(0);
  });

  it('refuses the heaviest network when too much waits, and nobody else', async () => {
    const flood = Array.from({ length: 100 }, (_, turn) => `2001:db8:1:${turn.toString(16)}::1`);
    const otherClients = Array.from({ length: 10 }, (_, turn) => `198.51.${turn}.1`);
    const { served, results } = await serve(createQueue(1, 20), [...flood, ...otherClients]);
    expect(served).toEqual([flood[0], ...otherClients, ...flood.slice(1, 10)]);
    const rejections = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(rejections).toHaveLength(90);
    expect(rejections.every(({ reason }) => reason instanceof TooBusy)).toBe(true);
  });

  it('never refuses the host’s own work', async () => {
    const inTurn = createQueue(1, 2);
    const ownWork = Array.from({ length: 10 }, () => inTurn(() => Promise.resolve('done')));
    await expect(inTurn(() => Promise.resolve(), '192.0.2.1')).rejects.toThrow(TooBusy);
    expect(await Promise.all(ownWork)).toEqual(ownWork.map(() => 'done'));
    expect(await inTurn(() => Promise.resolve('later'), '192.0.2.1')).toBe('later');
  });
});
