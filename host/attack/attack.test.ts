import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HostProcess, startHost } from '../testing/hostProcess';
import { attackConversations } from './conversations';
import { attackWithFloods } from './floods';

interface Outcome {
  code: number;
  output: string;
}

describe('npm run host -- attack', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost();
  });
  afterAll(() => host.stop());

  const attack = (...args: string[]): Promise<Outcome> =>
    new Promise((resolve) => {
      const run = ['--import', 'tsx', 'host/commands/attack.ts', ...args];
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
    expect(output).toContain('not tried: no link was given (--chat LINK)');
    expect(code).toBe(0);
  });

  describe('with the link of a conversation', () => {
    const newLink = async () => {
      await host.sql('delete from public.chats');
      const token = randomBytes(32).toString('base64url');
      const other = randomBytes(32).toString('base64url');
      for (const secret of [token, other])
        await host.sql(`select private.chat_start($1, gen_random_uuid(), 'Hello')`, [secret]);
      const [chat] = await host.sql<{ link: string }>(
        'select private.new_chat_link(chat) as link from private.chat_key where token_hash = private.token_hash($1)',
        [token],
      );
      return `${host.url}/chat#${chat?.link}`;
    };
    const attackTo = async (link: string) => {
      const target = { url: host.url, key: host.publishableKey, chatLink: link };
      const attempts = await attackConversations(target);
      return attempts.filter(({ isHole }) => isHole).map(({ name }) => name);
    };

    it('opens that conversation and nothing else', async () => {
      expect(await attackTo(await newLink())).toEqual([]);
    });

    it('fails for a link that opens no conversation', async () => {
      await expect(attackTo(`${host.url}/chat#${'A'.repeat(43)}`)).rejects.toThrow('opens no conversation');
    });

    it('reports a link that opens more than its conversation', async () => {
      const link = await newLink();
      const [before] = await host.sql<{ definition: string }>(
        `select pg_get_functiondef('private.chat_of_hash(bytea)'::regprocedure) as definition`,
      );
      await host.sql(`create or replace function private.chat_of_hash(hash bytea) returns uuid language sql stable
        set search_path = '' as $$ select chat from private.chat_key limit 1 $$`);
      const holes = await attackTo(link);
      await host.sql(before?.definition ?? '');
      expect(holes).toContain('read a conversation by the token cut short');
      expect(holes).toContain('read a conversation by the token as a pattern');
    });
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
    for (const attempt of outbox) expect(attempt).toMatchObject({ answer: '200', isHole: false }); // another page
  });

  it('floods nothing beyond this machine', async () => {
    const { code, output } = await attack('--flood', '--database', 'postgres://me@db.example/product');
    expect([code, output]).toEqual([2, expect.stringContaining('Only this machine may be flooded')]);
    expect((await attack('--flood', 'https://carmine.example')).code).toBe(2);
  });

  it('prints its usage without arguments and fails when the host is unreachable', async () => {
    expect(await attack()).toEqual({
      code: 2,
      output: expect.stringContaining('Usage: npm run host -- attack') as string,
    });
    const { code, output } = await attack('http://127.0.0.1:9', 'sb_publishable_x');
    expect([code, output]).toEqual([2, expect.stringContaining('could not be carried out')]);
  });
});
