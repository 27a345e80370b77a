import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import {
  findBarriers,
  isInside,
  LAPTOP,
  openProduct,
  PHONE,
  type Product,
  see,
  sidewaysScroll,
  TABLET,
  type Visit,
} from './browser';
import { store } from './consignment';
import { cameraFlags, writeCameraStream } from './cameraStream';
import {
  aScanner,
  enter,
  isAllSent,
  isKept,
  isScanning,
  passHold,
  scanMany,
  SCANNER,
  signInToScan,
} from './scanner';

const RECORD = '**/rest/v1/rpc/record_scan';

describe('the scanner', () => {
  let product: Product;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-camera-'));
    const stream = path.join(folder, 'codes.y4m');
    await writeCameraStream(stream, ['https://cargo.example/tracking/CAMERA01#piece-2']);
    product = await openProduct({}, cameraFlags(stream));
    const { id } = await store(product);
    await product.host.sql(`update public.consignment set "trackingId" = 'CAMERA01' where id = $1`, [id]);
    await product.host.sql(
      'insert into public.consignment_piece (consignment, number) select $1, generate_series(1, 2)',
      [id],
    );
  });
  afterAll(async () => {
    await product.stop();
    await rm(folder, { recursive: true });
  });

  const eventsOf = async (id: number) =>
    (
      await product.host.sql<{ code: string }>(
        'select code from public.consignment_event where consignment = $1 and no > 1 order by no',
        [id],
      )
    ).map(({ code }) => code);
  const cut = async ({ context }: Visit) => {
    await context.setOffline(true);
    return () => context.setOffline(false);
  };

  it('reads a code with the camera and records what is likely with one tap, on each screen without scrolling', async () => {
    const visit = await product.visit(PHONE);
    const { page, complaints, strangers } = visit;
    const email = await aScanner(product);
    await signInToScan(visit, email);
    await page.getByRole('button', { name: 'Start the camera' }).click();
    await page.getByRole('heading', { name: 'CAMERA01, piece 2' }).waitFor();
    const likely = page.getByRole('region', { name: 'CAMERA01, piece 2' }).getByRole('button').first();
    await page.getByText('Something else').waitFor();
    for (const size of [PHONE, TABLET, LAPTOP]) {
      await page.setViewportSize(size);
      expect(await findBarriers(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      const { height = 0, y = 0 } = (await likely.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(64);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(size.height);
    }
    const event = (await likely.textContent()) ?? '';
    await page.clock.install();
    await likely.click();
    await see(page, `Recorded: CAMERA01, piece 2: ${event}`);
    await passHold(page);
    await see(page, /^Sent/);
    const [scan] = await product.host.sql('select piece from private.scan where scanned_by = $1', [email]);
    expect(scan).toEqual({ piece: 2 });
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
    await visit.context.close();
  });

  it('has the camera and WebAssembly to itself, also for who comes from another page', async () => {
    const visit = await product.visit(LAPTOP);
    const { page } = visit;
    const isAllowed = () =>
      page.evaluate(async () => {
        const camera = await navigator.mediaDevices.getUserMedia({ video: true }).then(
          (stream) => stream.getTracks().every((track) => (track.stop(), true)),
          ({ name }: Error) => name,
        );
        const empty = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
        const code = await WebAssembly.compile(empty).then(
          () => true,
          ({ name }: Error) => name,
        );
        const workers = await navigator.serviceWorker.getRegistrations();
        return {
          camera,
          code,
          isControlled: navigator.serviceWorker.controller !== null,
          workers: workers.length,
        };
      });
    const nothing = { camera: 'NotAllowedError', code: 'CompileError', isControlled: false };
    await page.goto('/');
    expect(await isAllowed()).toEqual({ ...nothing, workers: 0 });
    await page.goto('/admin/login/auth');
    await page.getByLabel('Email').fill(product.host.admin.email);
    await page.getByLabel('Password').fill(product.host.admin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Scan', exact: true }).click();
    await isScanning(page);
    await page.getByRole('button', { name: 'One by one' }).waitFor();
    await isKept(page);
    expect(await isAllowed()).toMatchObject({ camera: true, code: true });
    await page.getByRole('link', { name: 'Office' }).click();
    await isInside(page);
    expect(await isAllowed()).toEqual({ ...nothing, workers: 1 });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Tracking number, page or action' }).fill('go to scan');
    await page.keyboard.press('Enter');
    await isScanning(page);
    expect(await isAllowed()).toMatchObject({ camera: true, code: true, isControlled: true });
    await page.goto('/');
    expect(await isAllowed()).toEqual({ ...nothing, workers: 1 });
    await visit.context.close();
  });

  it('opens without a line after its first visit, collects without a session, and sends for the same person', async () => {
    const visit = await product.visit(PHONE);
    const email = await aScanner(product);
    const { id, trackingId } = await store(product);
    await signInToScan(visit, email);
    await isKept(visit.page);
    await visit.page.clock.install();
    const reconnect = await cut(visit);
    await visit.page.close(); // with the session of its tab
    const page = await visit.context.newPage();
    await page.goto(SCANNER);
    await isScanning(page);
    await scanMany(page, 'Received at terminal');
    await enter(page, trackingId);
    await see(page, `Recorded: ${trackingId}: Received at terminal`);
    await page.reload();
    await isScanning(page);
    expect(await page.getByText(`${trackingId}: `).count()).toBe(0);
    await see(page, /1 scan is waiting/);
    await passHold(page);
    await reconnect();
    await page.getByRole('button', { name: 'Sign in' }).click();

    const other = await aScanner(product);
    await page.getByLabel('Email').waitFor();
    await signInToScan({ page }, other);
    await see(page, 'Nothing yet');
    expect(await page.getByText(/waiting/).count()).toBe(0);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByLabel('Email').waitFor();
    expect(await eventsOf(id)).toEqual([]);

    await signInToScan({ page }, email);
    await isAllSent(page);
    expect(await eventsOf(id)).toEqual(['received']);
    await visit.context.close();
  });

  const WAY = [
    ['Received at terminal', 'received'],
    ['Loaded', 'loaded'],
    ['Departed', 'departed'],
    ['Arrived', 'arrived'],
    ['Discharged', 'discharged'],
  ] as const;

  /** Where the page is killed while it sends: before the server has the scan, after it, and after the answer. */
  const killers: ((page: Page, route: Route) => Promise<unknown>)[] = [
    async (page, route) => {
      await page.reload();
      await route.abort().catch(() => undefined); // it died with its page
    },
    async (page, route) => {
      await route.fetch();
      await page.reload();
      await route.abort().catch(() => undefined);
    },
    async (page, route) => {
      await route.continue();
      await page.reload();
    },
  ];

  it('stores ten scans that two devices have collected once and in order, however often their pages are killed', async () => {
    const device = async () => {
      const visit = await product.visit(PHONE);
      const { page } = visit;
      const { id, trackingId } = await store(product);
      await signInToScan(visit, await aScanner(product));
      await isKept(page);
      await page.clock.install();
      const reconnect = await cut(visit);
      await page.getByRole('button', { name: 'Many at once' }).click();
      for (const [event] of WAY) {
        await page.getByLabel('What happens to all of them').selectOption(event);
        await enter(page, trackingId);
        await see(page, `Recorded: ${trackingId}: ${event}`);
      }
      const pending = [...killers];
      await page.route(RECORD, async (route) => {
        const kill = pending.shift();
        await (kill ? kill(page, route) : route.continue());
      });
      await passHold(page);
      await reconnect();
      await isAllSent(page);
      return { visit, id, killed: killers.length - pending.length };
    };
    const devices = await Promise.all([device(), device()]);
    for (const { id, killed, visit } of devices) {
      expect(killed).toBe(killers.length);
      expect(await eventsOf(id)).toEqual(WAY.map(([, code]) => code));
      await visit.context.close();
    }
  });

  it('sends each scan once when two tabs are open', async () => {
    const visit = await product.visit(PHONE);
    const email = await aScanner(product);
    const { id, trackingId } = await store(product);
    await signInToScan(visit, email);
    const second = await visit.context.newPage();
    await signInToScan({ page: second }, email);
    await second.clock.install();
    const requests: string[] = [];
    await visit.context.route(RECORD, (route) => {
      requests.push((route.request().postDataJSON() as { request_key: string }).request_key);
      return route.continue();
    });
    for (const [index, [event]] of WAY.entries()) {
      const page = index % 2 ? second : visit.page;
      await scanMany(page, event);
      await enter(page, trackingId);
      await see(page, `Recorded: ${trackingId}: ${event}`);
    }
    await passHold(second);
    await isAllSent(second);
    expect(await eventsOf(id)).toEqual(WAY.map(([, code]) => code));
    expect(new Set(requests).size).toBe(requests.length);
    await visit.context.close();
  });

  it('works by keyboard and in forced colours', async () => {
    const visit = await product.visit(LAPTOP);
    const { page } = visit;
    await page.emulateMedia({ forcedColors: 'active' });
    const { trackingId } = await store(product);
    await signInToScan(visit, await aScanner(product));
    const number = page.getByRole('textbox', { name: 'Tracking number' });
    while (!(await number.evaluate((field) => field === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.type(trackingId.toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: trackingId }).waitFor();
    await page.getByText('Something else').waitFor();
    const likely = page.getByRole('region', { name: trackingId }).getByRole('button').first();
    while (!(await likely.evaluate((button) => button === document.activeElement)))
      await page.keyboard.press('Shift+Tab');
    const outline = await likely.evaluate((button) => getComputedStyle(button).outlineStyle);
    expect(outline).not.toBe('none');
    await page.keyboard.press('Enter');
    await see(page, `Recorded: ${trackingId}: Picked up`);
    expect(await findBarriers(page)).toEqual([]);
    await visit.context.close();
  });
});
