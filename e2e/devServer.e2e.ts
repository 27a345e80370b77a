import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../scripts/chromium';
import { copyAsClone } from '../scripts/copyAsClone';
import { createFreshDatabase } from '../host/testing/freshDatabase';
import { newDataFolder } from '../host/testing/hostProcess';

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
  let clone: string;
  let child: ChildProcess | undefined;
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: CHROMIUM_FLAGS });
    folder = await newDataFolder(); // only to save time
    clone = copyAsClone('dev'); // whose sources can be edited
  });
  afterAll(async () => {
    await browser.close();
    child?.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
    await rm(clone, { recursive: true, force: true });
  });

  const edit = async (file: string, text: string, changed: string) => {
    const source = await readFile(path.join(clone, file), 'utf8');
    expect(source).toContain(text);
    await writeFile(path.join(clone, file), source.replace(text, changed));
  };

  it('serves the site once it is compiled, shows edits in the open page, forwards calls to the API and stops on SIGTERM', async () => {
    const port = await freePort();
    const settings = { PORT: String(port), DATA_DIR: folder, ...(await createFreshDatabase(folder)) };
    const running = spawn(process.execPath, ['host/launch.cjs', '--dev'], {
      cwd: clone,
      env: { ...process.env, NODE_ENV: 'development', ...settings },
    });
    child = running;
    let output = '';
    const ended = once(running, 'close');
    const isReady = new Promise<void>((resolve) => {
      for (const stream of [running.stdout, running.stderr]) {
        stream.on('data', (text) => {
          output += String(text);
          if (output.includes('Ready:')) resolve();
        });
      }
    });
    await Promise.race([isReady, ended]);
    expect(output).toContain(`Ready: http://localhost:${port}`);
    const ask = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);
    const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(await (await ask('/')).text()) ?? [];
    expect(await (await ask(script)).text()).toContain('webpackHotUpdate');
    expect(await (await ask('/auth/v1/health')).json()).toHaveProperty(
      'message',
      'No API key found in request',
    );
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (line) => {
      if (['error', 'warning'].includes(line.type())) complaints.push(line.text());
    });
    await page.goto(`http://localhost:${port}/`);
    await page.locator('#root[data-ready]').waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).first().click();
    await page.getByRole('heading', { name: 'Gallery', level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Tracking' }).first().click();
    const field = page.locator('#tracking-id');
    await field.fill('TYPED123');
    const openedAt = await page.evaluate(() => performance.timeOrigin);
    await edit('src/content/tracking.ts', 'Several at once', 'Several at a time');
    await page.getByText('Several at a time').waitFor();
    await edit(
      'src/features/tracking/TrackForm.tsx',
      'Enter the consignment number',
      'Enter a consignment number',
    );
    await page.getByText('Enter a consignment number').waitFor();
    expect(await field.inputValue()).toBe('TYPED123');
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(openedAt);
    expect(complaints).toEqual([]);
    await page.close();
    running.kill('SIGTERM');
    await ended;
    expect(running.exitCode).toBe(0);
  });
});
