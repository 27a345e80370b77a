/**
 * How long a save takes to be on a tracking page that is open: from its commit until its words can be seen, in a browser,
 * over the host's own socket. The saves are further apart than the pause between two reads of the page.
 */
import { LIVE_PAUSE_MS } from '../src/config/timing';
import { findChromium } from '../scripts/chromium';
import { line, table } from './statistics';

const SAVES = 20;
const MOST_MS = 2_000;

const main = async () => {
  process.env.CHROME_PATH = await findChromium();
  const { openProduct, see } = await import('../e2e/browser');
  const { addJourney, openLive, saveUpdate } = await import('../e2e/journey');
  const product = await openProduct();
  const trackingId = await addJourney(product, 'LIVE0001', []);
  const { page } = await product.visit();
  await openLive(page, trackingId);
  const times: number[] = [];
  for (let save = 1; save <= SAVES; save++) {
    const words = `Saved as number ${save}.`;
    await saveUpdate(product, trackingId, 'in_transit', words);
    const start = performance.now();
    await see(page, words);
    times.push(performance.now() - start);
    await page.waitForTimeout(LIVE_PAUSE_MS + 500);
  }
  await product.stop();
  console.log(table([line('a save → on the open page', times, { limit: MOST_MS })]));
};

void main();
