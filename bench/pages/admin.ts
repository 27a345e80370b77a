import type { BrowserContext } from 'playwright-core';
import { paths } from '../../src/config/paths';
import { fillConsignments } from '../../supabase/tests/support/fill';
import { judge } from './judge';
import { against, figure, median, score, type Row } from './report';
import { SEEN, type Seen } from './probe';
import { enter, signIn } from './session';
import { openPage, type Stage } from './stage';

const FEW = 100;
const MANY = 100_000;

/** For the script of the list, with its headers, in kB: it leaves the admin area room to grow. */
const SCRIPT_KB = 300;

interface Opened extends Seen {
  rows: number;
  script: number;
  data: number;
}

/** Opens the list of consignments until its rows are painted, on a laptop. */
const openList = async (context: BrowserContext, url: string): Promise<Opened> => {
  const { page, kB } = await openPage(context);
  await page.goto(url + paths.adminConsignments);
  const rows = await page.evaluate<number>(
    `painted(() => document.querySelectorAll('tbody tr').length >= 20)`,
  );
  await page.waitForTimeout(1_000);
  const timings = await page.evaluate<Seen>(SEEN);
  await page.close();
  return { ...timings, rows, script: kB('Script'), data: kB('Fetch') };
};

/** The admin's login page, and the list with few and with many consignments in the database. */
export const measureAdmin = async (stage: Stage): Promise<Row[]> => {
  const { scores } = await judge(stage.host.url + paths.login, 'desktop');
  await fillConsignments(stage.host, FEW);
  const session = await signIn(stage);
  const context = await enter(stage, session);
  const few: Opened[] = [];
  const plain: Opened[] = [];
  const many: Opened[] = [];
  const cold = await openList(context, stage.host.url);
  for (let run = 0; run < stage.runs; run += 1) {
    few.push(await openList(context, stage.host.url));
    plain.push(await openList(context, stage.plain.url));
  }
  await fillConsignments(stage.host, MANY);
  await openList(context, stage.host.url); // the database loads the new rows
  for (let run = 0; run < stage.runs; run += 1) many.push(await openList(context, stage.host.url));
  await context.close();
  const mid = (name: keyof Opened, of = few) => median(of.map((opening) => opening[name]));
  return [
    score('login page, Lighthouse desktop (performance, a11y)', scores.slice(0, 2), 95),
    against('consignments LCP ms, laptop, warm', mid('lcp'), mid('lcp', plain), 3),
    figure('consignments TBT ms, laptop, cold', cold.tbt, 150),
    figure('consignments kB of script, cold, with its headers', cold.script, SCRIPT_KB),
    against(`first rows ms, ${MANY} against ${FEW} consignments`, mid('rows', many), mid('rows'), 1.2),
    against(`their data kB, ${MANY} against ${FEW}`, mid('data', many), mid('data'), 1.2),
  ];
};
