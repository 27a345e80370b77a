import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type HostProcess, startHost } from '../testing/hostProcess';

describe('npm run host -- smoke', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost();
  });
  afterAll(() => host.stop());

  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'host/commands/smoke.ts', ...args]);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    await once(child, 'close');
    return { code: child.exitCode, output };
  };

  it('passes all 13 checks on a correct host', async () => {
    const { code, output } = await run(host.url, host.publishableKey);
    expect({ code, failed: output.match(/^FAILED.*$/gm) }).toEqual({ code: 0, failed: null });
    expect(output).toMatch(/^13 good, 0 failed$/m);
  });

  it('fails for a readable table, an open channel and a wrong key', async () => {
    await host.sql('grant select on public.chats to anon');
    await host.sql('create policy everybody on realtime.messages for select to anon using (true)');
    const { code, output } = await run(host.url, host.publishableKey);
    expect(code).toBe(1);
    expect(output.match(/^FAILED [^:]+/gm)).toEqual(
      expect.arrayContaining([
        'FAILED a visitor cannot list chats',
        'FAILED nobody listens to another topic',
      ]),
    );
    expect((await run(host.url, 'sb_publishable_wrong')).code).toBe(1);
  });
});
