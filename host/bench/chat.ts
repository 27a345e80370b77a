/**
 * Measures the chat against its promised limits, D1 to D8 on delivery and L1 to L6 under load, and compares it with a bare
 * WebSocket and bare SQL. Runs on the embedded database, or on a new database of the server TEST_DATABASE_URL.
 * `--full` runs for the promised durations; names of measurements restrict it to these. Prints milliseconds.
 */
import { measureBrowsers } from './chat/browsers';
import { measureDelivery } from './chat/delivery';
import { measureGrowth } from './chat/growth';
import { measureList, measureManyChats } from './chat/list';
import { measureLoad } from './chat/load';
import { measureNaive } from './chat/naive';
import { measureOrder } from './chat/order';
import { measureRates } from './chat/rates';
import { measureDomDelivery } from './chat/domDelivery';
import { openStage, type Stage } from './chat/stage';
import { type Line, table } from '../../bench/statistics';

const MEASUREMENTS: Record<string, (stage: Stage) => Promise<Line[]>> = {
  delivery: measureDelivery,
  order: measureOrder,
  naive: measureNaive,
  growth: measureGrowth,
  list: measureList,
  many: measureManyChats,
  load: measureLoad,
  rates: measureRates,
  sight: measureDomDelivery,
  browsers: measureBrowsers,
};

const run = async (): Promise<void> => {
  const options = process.argv.slice(2);
  const groupNames = options.filter((option) => option !== '--full');
  const unknown = groupNames.find((name) => !(name in MEASUREMENTS));
  if (unknown) throw new Error(`There is no ${unknown}. There are: ${Object.keys(MEASUREMENTS).join(', ')}`);
  const lines: Line[] = [];
  for (const [name, measure] of Object.entries(MEASUREMENTS)) {
    if (groupNames.length > 0 && !groupNames.includes(name)) continue;
    console.error(`${name} …`);
    const stage = await openStage(options.includes('--full'));
    try {
      const chatLines = await measure(stage);
      console.error(table(chatLines));
      lines.push(...chatLines);
    } catch (error) {
      console.error(`${name} could not be measured:`, error);
      process.exitCode = 1;
    } finally {
      await stage.host.stop();
    }
  }
  console.log(table(lines));
};

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
