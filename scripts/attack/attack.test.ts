import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HostProcess, startHost } from '../../supabase/local/testing/hostProcess';
import { attackWithFloods } from './floods';

interface Outcome {
  code: number;
  output: string;
}

describe('npm run attack', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost();
  });
  afterAll(() => host.stop());

  const attack = (...args: string[]): Promise<Outcome> =>
    new Promise((resolve) => {
      const run = ['--import', 'tsx', 'scripts/attack.ts', ...args];
      execFile(process.execPath, run, { maxBuffer: 1e7 }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
      );
    });
  const holes = (output: string) => output.match(/^ {2}HOLE.*$/gm) ?? [];

  it('finds no hole in a correct host', async () => {
    await host.sql(`update private.limits set window_seconds = 1000000000 where action = 'track'`); // one window, however slow
    const { code, output } = await attack(host.url, host.publishableKey, 'CARGO001');
    expect(holes(output)).toEqual([]);
    expect(output).toMatch(/^\d{3} attempts, 0 holes$/m);
    expect(output).toMatch(/ok {4}OPTIONS of the sign-in {2}→ {2}405/);
    expect(output).toMatch(/ok {4}call private\.client_keys /);
    expect(output).toMatch(/ok {4}tell an id that exists by the time {2}→ {2}median/);
    expect(code).toBe(0);
  });

  it('reports planted holes and exits with 1', async () => {
    await host.sql('grant select on public."newsLetter" to anon');
    await host.sql('create policy everybody on public."newsLetter" for select to anon using (true)');
    await host.sql(
      'create or replace function private.may_listen(topic text) returns boolean language sql as $$ select true $$',
    );
    await host.sql(`update private.limits set per_client = 1000000 where action = 'track'`);
    const { code, output } = await attack(host.url, host.publishableKey);
    expect(code).toBe(1);
    expect(holes(output).join('\n')).toMatch(
      /newsLetter: select \*[^]*hear all chats[^]*track without end, under[^]*track without end, from other ports/,
    );
  });

  it('does not count a large request that gets an empty answer as a hole', async () => {
    const server = createServer((request, response) => {
      request.resume().on('end', () => response.end('[]'));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const attempts = await attackWithFloods({ url: `http://127.0.0.1:${port}`, key: 'sb_publishable_x' });
    server.closeAllConnections();
    server.close();
    const large = attempts.filter(({ name }) => name.startsWith('a body'));
    expect(large.map(({ isHole }) => isHole)).toEqual([false, false]);
    const outbox = attempts.filter(({ name }) => name.startsWith('the outbox'));
    expect(outbox).toHaveLength(4);
    for (const one of outbox) expect(one).toMatchObject({ answer: '200', isHole: false }); // another page
  });

  it('floods nothing beyond this machine', async () => {
    const { code, output } = await attack('--flood', '--database', 'postgres://me@db.example/product');
    expect([code, output]).toEqual([2, expect.stringContaining('Only this machine may be flooded')]);
    expect((await attack('--flood', 'https://carmine.example')).code).toBe(2);
  });

  it('prints its usage without arguments and fails when the host is unreachable', async () => {
    expect(await attack()).toEqual({
      code: 2,
      output: expect.stringContaining('Usage: npm run attack') as string,
    });
    const { code, output } = await attack('http://127.0.0.1:9', 'sb_publishable_x');
    expect([code, output]).toEqual([2, expect.stringContaining('could not be carried out')]);
  });
});
