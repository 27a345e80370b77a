import type { Page } from 'playwright-core';
import { against, figure, median, type Row } from './report';
import { LIGHTHOUSE_PHONE, openOnPhone, SLOW_LINE, type Line, type Stage } from './stage';

const ANSWER_MS = 100;

/** What a visitor comes to do. */
interface Job {
  name: string;
  path: string;
  /** The plain page that does the same; a chat window has none. */
  plain?: string;
  fields: Readonly<Record<string, string>>;
  /** The button, before and after the press. */
  button: string;
  /** The first facts, and all of the result, as selectors. */
  facts?: string;
  whole: string;
}

const TOAST = '#notistack-snackbar';

const jobs: readonly Job[] = [
  {
    name: 'tracking',
    path: '/tracking',
    plain: '/forms/tracking',
    fields: { 'input[name=id], input[name=tracking_id]': 'CARGO001' },
    button: 'main form button',
    facts: '[data-fact=status]',
    whole: 'main table',
  },
  {
    name: 'newsletter',
    path: '/about_us',
    plain: '/forms/newsletter',
    fields: { 'main form input[name=email]': 'ada@reader.example', 'main form input[name=country]': 'Ghana' },
    button: 'main form button',
    whole: TOAST,
  },
  {
    name: 'contact',
    path: '/contact',
    plain: '/forms/contact',
    fields: {
      'main form input[name=firstName]': 'Ada',
      'main form input[name=secondName]': 'Mensah',
      'main form input[name=email]': 'ada@reader.example',
    },
    button: 'main form button',
    whole: TOAST,
  },
  {
    name: 'chat',
    path: '/',
    fields: {},
    button: 'aside button[data-busy-label]',
    whole: '[role=dialog] textarea',
  },
];

/** Opens a page for the first time, and waits for its first paint and the fields of a job. */
const arrive = async (stage: Stage, address: string, line: Line, ready: string) => {
  const visit = await openOnPhone(stage, line);
  await visit.page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
  await visit.page.waitForFunction(
    (selector) =>
      document.querySelector(selector) && performance.getEntriesByName('first-contentful-paint').length > 0,
    ready,
    { timeout: 60_000 },
  );
  return visit;
};

const fill = async (page: Page, fields: Job['fields']) => {
  for (const [selector, text] of Object.entries(fields)) await page.fill(selector, text);
};

/** Presses a button; resolves with the times until each of the selectors is painted. */
const press = async (page: Page, button: string, words: Readonly<Record<string, string>>) => {
  await page.evaluate(`addEventListener('click', () => {
    const start = performance.now();
    window.times = Promise.all(${JSON.stringify(Object.values(words))}.map((selector) =>
      painted(() => document.querySelector(selector)).then((end) => end - start)));
  }, { capture: true, once: true })`);
  await page.locator(button).last().click();
  const times = await page.evaluate<number[]>('window.times');
  return (name: string) => times[Object.keys(words).indexOf(name)] ?? NaN;
};

const tryOurs = async (stage: Stage, job: Job, line: Line) => {
  const { context, page } = await arrive(stage, stage.host.url + job.path, line, job.button);
  const scripts: string[] = []; // none of them has been asked for before a field is touched
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await fill(page, job.fields);
  const timeOf = await press(page, job.button, {
    answer: '[data-pressed], [aria-busy=true], [type=submit]:disabled',
    facts: job.facts ?? job.whole,
    whole: job.whole,
  });
  await context.close();
  return { answer: timeOf('answer'), facts: timeOf('facts'), whole: timeOf('whole'), scripts };
};

const tryPlain = async (stage: Stage, job: Job, line: Line) => {
  const { context, page } = await arrive(stage, stage.plain.url + (job.plain ?? ''), line, 'form button');
  await page.waitForLoadState('load');
  await fill(page, job.fields);
  const timeOf = await press(page, 'form button', { whole: '[role=status]:not(:empty)' });
  await context.close();
  return timeOf('whole');
};

/** How long the scripts alone take that the page has loaded after the press: fetched at once and run in order. */
const loadScripts = async (stage: Stage, scripts: readonly string[], line: Line) => {
  const { context, page } = await arrive(stage, `${stage.plain.url}/forms/scripts`, line, 'button');
  const ms = await page.evaluate<number>(`(async () => {
    const start = performance.now();
    await Promise.all(${JSON.stringify([...new Set(scripts)])}.map((src) => new Promise((resolve) => {
      const script = Object.assign(document.createElement('script'), { src, async: false, onload: resolve });
      document.head.append(script);
    })));
    return performance.now() - start;
  })()`);
  await context.close();
  return ms;
};

const measureJob = async (stage: Stage, job: Job, line: Line, where: string): Promise<Row[]> => {
  const ourTimings: Awaited<ReturnType<typeof tryOurs>>[] = [];
  const plain: number[] = [];
  const alone: number[] = [];
  for (let run = 0; run < stage.runs; run += 1) {
    const times = await tryOurs(stage, job, line);
    ourTimings.push(times);
    if (job.plain) plain.push(await tryPlain(stage, job, line));
    alone.push(await loadScripts(stage, times.scripts, line));
  }
  const mid = (name: 'answer' | 'facts' | 'whole') => median(ourTimings.map((times) => times[name]));
  const titleOf = (event: string) => `${where}, ${job.name}: press → ${event} ms`;
  return [
    figure(titleOf('visible answer'), mid('answer'), ANSWER_MS),
    ...(job.facts ? [against(titleOf('first facts, × plain'), mid('facts'), median(plain), 2)] : []),
    ...(job.plain ? [against(titleOf('all of it, × plain'), mid('whole'), median(plain))] : []),
    against(titleOf('all of it, × the scripts alone'), mid('whole'), median(alone), 1.15),
  ];
};

/** What a visitor presses on a first visit, at the first paint: when it is answered, and when it is done. */
export const measureSlow = async (stage: Stage): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const job of jobs)
    for (const [where, line] of [
      ['400 kbit/s', SLOW_LINE],
      ['phone', LIGHTHOUSE_PHONE],
    ] as const)
      rows.push(...(await measureJob(stage, job, line, where)));
  return rows;
};
