import { Worker } from 'node:worker_threads';

const CONNECT = `
  const { port, count, isDone } = require('node:worker_threads').workerData;
  let connected = 0;
  for (let turn = 0; turn < count; turn += 1)
    require('node:net').connect(port, '127.0.0.1', () => {
      if (++connected === count) Atomics.notify(isDone, 0, Atomics.store(isDone, 0, 1));
    });`;

const DEADLINE_MS = 20_000;

/**
 * Connects `count` clients of another thread to a port, while this thread is blocked and accepts none of them. Whether the system
 * held them all; `leave` ends them.
 */
export const connectWhileBusy = (port: number, count: number) => {
  const isDone = new Int32Array(new SharedArrayBuffer(4));
  const clients = new Worker(CONNECT, { eval: true, workerData: { port, count, isDone } });
  Atomics.wait(isDone, 0, 0, DEADLINE_MS);
  return { areHeld: isDone[0] === 1, leave: () => clients.terminate() };
};
