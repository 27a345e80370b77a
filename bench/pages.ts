import { measureAdmin } from './pages/admin';
import { measureBytes } from './pages/bytes';
import { measureIdle } from './pages/idle';
import { measureInteractions } from './pages/inp';
import { measureJourney } from './pages/journey';
import { measureLighthouse, measureScores } from './pages/lighthouse';
import { measurePaint } from './pages/paint';
import { table, type Row } from './pages/report';
import { openStage, type Stage } from './pages/stage';
import { measureSlow } from './pages/slow';
import { measureHydration, measureTaps } from './pages/touch';

const measures: Readonly<Record<string, (stage: Stage) => Promise<Row[]>>> = {
  paint: measurePaint,
  taps: measureTaps,
  life: measureHydration,
  idle: measureIdle,
  inp: measureInteractions,
  journey: measureJourney,
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  scores: measureScores,
  slow: measureSlow,
  admin: measureAdmin,
};

/**
 * Compares the built site with plain pages that have the same text and pictures, on the same server and alternately:
 * `npm run bench`, or `npm run bench paint taps` for some of the measures. `RUNS` is the number of repetitions.
 */
const main = async () => {
  const groupNames = process.argv.slice(2);
  const unknown = groupNames.filter((name) => !(name in measures));
  if (unknown.length > 0)
    throw new Error(
      `There is no measure "${unknown.join(' ')}". There are: ${Object.keys(measures).join(' ')}`,
    );
  const stage = await openStage(Number(process.env.RUNS ?? 3));
  const rows: Row[] = [];
  try {
    for (const [name, measure] of Object.entries(measures)) {
      if (groupNames.length > 0 && !groupNames.includes(name)) continue;
      console.error(`measuring: ${name}`);
      const pageRows = await measure(stage);
      console.error(table(pageRows));
      rows.push(...pageRows);
    }
  } finally {
    await stage.stop();
  }
  console.log(table(rows));
};

main().catch((cause: unknown) => {
  console.error(cause);
  process.exitCode = 1;
});
