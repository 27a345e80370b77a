import { against, figure, median, type Row } from './report';
import { SEEN, type Seen } from './probe';
import { openOnPhone, pagesOf, type Stage } from './stage';

/** Long enough for the last paint, but before the app is prefetched. */
const SETTLE_MS = 2_500;

type Visited = Seen & { kB: number };

const visit = async (stage: Stage, address: string): Promise<Visited> => {
  const { context, page, kB } = await openOnPhone(stage);
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(SETTLE_MS);
  const timings = await page.evaluate<Seen>(SEEN);
  await context.close();
  return { ...timings, kB: kB() };
};

/** First visits with the network and CPU actually throttled, alternating the plain page and ours. */
export const measurePaint = async (stage: Stage): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const path of pagesOf) {
    const ourVisits: Visited[] = [];
    const plain: Visited[] = [];
    for (let run = 0; run < stage.runs; run += 1) {
      ourVisits.push(await visit(stage, stage.host.url + path));
      plain.push(await visit(stage, stage.plain.url + path));
    }
    const mid = (name: keyof Visited, of = ourVisits) => median(of.map((visit) => visit[name]));
    rows.push(
      against(`${path} FCP ms, applied`, mid('fcp'), mid('fcp', plain), 1.1),
      against(`${path} LCP ms, applied`, mid('lcp'), mid('lcp', plain), 1.1),
      figure(`${path} CLS, applied`, Number(mid('cls').toFixed(3)), 0),
      figure(`${path} TBT ms, applied`, mid('tbt'), 50),
      against(`${path} kB`, mid('kB'), mid('kB', plain)),
    );
  }
  return rows;
};
