import { against, atMost, median, type Row } from './report';
import { INTERACTIVE, openOnPhone, type Stage } from './stage';

const WATCHED_MS = 44_000; // every slide once
const LIMIT_MS = 100;

const idleMinute = async (stage: Stage, address: string, isTouched: boolean) => {
  const { context, page, devtools } = await openOnPhone(stage);
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  if (isTouched) {
    await page.keyboard.press('Shift');
    await page.evaluate(INTERACTIVE);
  }
  await page.waitForTimeout(4_000);
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  };
  const before = await busy();
  await page.waitForTimeout(WATCHED_MS);
  const ms = ((await busy()) - before) * 1_000 * (60_000 / WATCHED_MS);
  await context.close();
  return ms;
};

/** Main-thread time of an idle page: as it was prerendered, and once it is hydrated. */
export const measureIdle = async (stage: Stage): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const path of ['/', '/tracking']) {
    const plain: number[] = [];
    const untouched = [];
    const alive = [];
    for (let run = 0; run < Math.min(stage.runs, 3); run += 1) {
      plain.push(await idleMinute(stage, stage.plain.url + path, false));
      untouched.push(await idleMinute(stage, stage.host.url + path, false));
      alive.push(await idleMinute(stage, stage.host.url + path, true));
    }
    const row = (activity: string, times: number[]) => ({
      ...against(`${path} main thread ms per idle minute, ${activity}`, median(times), median(plain)),
      limit: atMost(LIMIT_MS, median(times)),
    });
    rows.push(row('untouched', untouched), row('alive', alive));
  }
  return rows;
};
