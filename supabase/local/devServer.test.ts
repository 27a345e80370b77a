import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { createFreshDatabase } from './testing/freshDatabase';
import { newDataFolder } from './testing/hostProcess';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

describe('npm run dev', () => {
  let folder: string;
  let child: ChildProcess | undefined;
  beforeAll(async () => {
    folder = await newDataFolder(); // only to save time
  });
  afterAll(async () => {
    child?.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('serves the compiled site, forwards calls to the API and stops on SIGTERM', async () => {
    const port = await freePort();
    const own = { PORT: String(port), DATA_DIR: folder, ...(await createFreshDatabase(folder)) };
    const running = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/start.ts', '--dev'], {
      env: { ...process.env, NODE_ENV: 'development', ...own },
    });
    child = running;
    let said = '';
    const ended = once(running, 'close');
    const isReady = new Promise<void>((resolve) => {
      for (const stream of [running.stdout, running.stderr]) {
        stream.on('data', (text) => {
          said += String(text);
          if (said.includes('Ready:')) resolve();
        });
      }
    });
    await Promise.race([isReady, ended]);
    expect(said).toContain(`Ready: http://localhost:${port}`);
    const ask = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);
    const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(await (await ask('/')).text()) ?? [];
    expect(await (await ask(script)).text()).toContain('webpackHotUpdate');
    expect(await (await ask('/auth/v1/health')).json()).toHaveProperty(
      'message',
      'No API key found in request',
    );
    running.kill('SIGTERM');
    await ended;
    expect(running.exitCode).toBe(0);
  });
});
