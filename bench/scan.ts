/**
 * How many codes a minute the scanner takes from a camera: Chromium's fake one, which shows another code every second, or as
 * many a minute as `CODES` says. Chromium for Linux has no reader of its own, so that this measures the site's (zxing).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openProduct, PHONE } from '../e2e/browser';
import { cameraFlags, writeCameraStream } from '../e2e/cameraStream';
import { aScanner, scanMany, signInToScan } from '../e2e/scanner';
import { findChromium } from '../scripts/chromium';

const MINUTE_MS = 60_000;
const GOAL = 60;
const FPS = 10;

const run = async (): Promise<void> => {
  process.env.CHROME_PATH ??= await findChromium();
  const perMinute = Number(process.env.CODES ?? 75);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-scan-'));
  const stream = path.join(folder, 'codes.y4m');
  const frames = Math.round((60 * FPS) / perMinute);
  const codes = Array.from(
    { length: perMinute + 15 },
    (_, index) => `https://cargo.example/tracking/CARGO001?piece=${index + 1}`,
  );
  await writeCameraStream(stream, codes, { fps: FPS, frames: frames - 1, empty: 1 });
  const product = await openProduct({}, cameraFlags(stream));
  await product.host.sql(
    `insert into public.consignment_piece (consignment, number)
     select id, generate_series(1, $1::int) from public.consignment where "trackingId" = 'CARGO001'`,
    [codes.length],
  );
  const visit = await product.visit(PHONE);
  const email = await aScanner(product);
  await signInToScan(visit, email);
  await scanMany(visit.page, 'Loaded');
  await visit.page.getByRole('button', { name: 'Start the camera' }).click();
  await visit.page.getByText('Recorded: ').waitFor();
  await visit.page.waitForTimeout(MINUTE_MS + 20_000); // until the last can no longer be taken back
  const [{ most } = { most: 0 }] = await product.host.sql<{ most: number }>(
    `select max(scans)::int as most from (
       select count(*) over (order by scanned_at range between current row and interval '1 minute' following) as scans
       from private.scan where scanned_by = $1) as minutes`,
    [email],
  );
  await product.stop();
  await rm(folder, { recursive: true });
  const verdict = most >= GOAL ? 'kept' : 'BROKEN';
  console.log(`${most} codes recorded in a minute, of ${perMinute} shown; ≥ ${GOAL}: ${verdict}`);
};

void run();
