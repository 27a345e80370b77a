import { publicPages } from '../../src/pages/public/publicPages';
import { judge, type Verdict } from './judge';
import { against, figure, median, score, type Row } from './report';
import { pagesOf, type Stage } from './stage';

/** Lighthouse on the measured pages on a phone, alternating the plain page and ours, with both kinds of throttling. */
export const measureLighthouse = async ({ host, plain, runs }: Stage): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const method of ['simulate', 'devtools'] as const) {
    for (const path of pagesOf) {
      const ourVerdicts: Verdict[] = [];
      const bare: Verdict[] = [];
      for (let run = 0; run < runs; run += 1) {
        ourVerdicts.push(await judge(host.url + path, 'mobile', method));
        bare.push(await judge(plain.url + path, 'mobile', method));
      }
      const mid = (name: 'fcp' | 'lcp' | 'cls' | 'tbt', of = ourVerdicts) =>
        median(of.map((verdict) => verdict[name]));
      rows.push(
        against(`${path} FCP ms, ${method}`, mid('fcp'), mid('fcp', bare), 1.1),
        against(`${path} LCP ms, ${method}`, mid('lcp'), mid('lcp', bare), 1.1),
        figure(`${path} CLS, ${method}`, Number(mid('cls').toFixed(3)), 0),
        figure(`${path} TBT ms, ${method}`, mid('tbt'), 50),
      );
    }
  }
  return rows;
};

/** The four categories of every public page, once each. */
export const measureScores = async ({ host }: Stage): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const form of ['mobile', 'desktop'] as const)
    for (const { path } of publicPages) {
      const { scores, failed } = await judge(host.url + path, form);
      const complaint = failed.length > 0 ? ` (${failed.join(', ')})` : '';
      rows.push(score(`${path} Lighthouse, ${form}${complaint}`, scores, 100));
    }
  return rows;
};
