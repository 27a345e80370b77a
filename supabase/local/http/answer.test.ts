import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { closeServer, createHttpServer, listen } from './server';

const SIZE = 400_000;

describe('files that are sent', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-answer-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('leave room for others: no turn of the event loop sends more than a few pieces of them', async () => {
    const file = path.join(folder, 'app.js');
    await writeFile(file, 'x'.repeat(SIZE));
    const server = createHttpServer(() => Promise.resolve({ status: 200, headers: {}, file }), false);
    const port = await listen(server, 0, '127.0.0.1');
    let [pieces, most] = [0, 0];
    const write = jest.spyOn(ServerResponse.prototype, 'write');
    const isDone = { value: false };
    const countTurns = () => {
      most = Math.max(most, write.mock.calls.length - pieces);
      pieces = write.mock.calls.length;
      if (!isDone.value) setImmediate(countTurns);
    };
    countTurns();
    const texts = await Promise.all(
      Array.from({ length: 90 }, async () => (await fetch(`http://127.0.0.1:${port}/app.js`)).text()),
    );
    isDone.value = true;
    write.mockRestore();
    await closeServer(server);
    expect(texts.filter((text) => text.length === SIZE)).toHaveLength(90);
    expect(pieces).toBeGreaterThan(90);
    expect(most).toBeLessThanOrEqual(8);
  });

  it('that have disappeared end the connection instead of the host', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const file = path.join(folder, 'missing.js');
    const server = createHttpServer(() => Promise.resolve({ status: 200, headers: {}, file }), false);
    const port = await listen(server, 0, '127.0.0.1');
    await expect(fetch(`http://127.0.0.1:${port}/missing.js`)).rejects.toThrow('fetch failed');
    await closeServer(server);
    log.mockRestore();
  });
});
