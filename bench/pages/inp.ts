import type { BrowserContext, Page } from 'playwright-core';
import { paths } from '../../src/config/paths';
import { fillConsignments } from '../../supabase/tests/support/fill';
import { quantile } from '../quantile';
import { figure, type Row } from './report';
import { enter, signIn } from './session';
import { INTERACTIVE, LIGHTHOUSE_PHONE, newContext, openPage, type Stage } from './stage';

/** Half of what web.dev calls a good INP. */
const INP_MS = 100;
const TASK_MS = 100;
const REPETITIONS = 5;
const CONSIGNMENTS = 3_000;

/** Event timing (W3C): the browser reports what took at least 16 ms; an interaction lasts as long as its slowest event. */
const WATCH = `
  window.interactions = new Map();
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
`;

/** Durations in milliseconds. */
interface Timings {
  interactions: number[];
  tasks: number[];
}

/** The timings since the last call. */
const TAKE_TIMINGS = `(() => {
  const timings = { interactions: [...interactions.values()], tasks: [...tasks] };
  interactions.clear();
  tasks.length = 0;
  return timings;
})()`;

interface Scenario {
  name: string;
  path: string;
  /** The selector of what has to be there before the first press. */
  ready: string;
  /** Presses several times; each leaves the page as it was, or one step on. */
  press: (page: Page) => Promise<void>;
}

/** Does a step several times, with a pause after each. */
const repeat = async (page: Page, step: () => Promise<void>) => {
  for (let turn = 0; turn < REPETITIONS; turn += 1) {
    await step();
    await page.waitForTimeout(400);
  }
};

const typeInto = async (page: Page, selector: string, text: string) => {
  await page.locator(selector).first().tap();
  await page.keyboard.type(text, { delay: 120 });
  await page.waitForTimeout(600);
};

const visitorScenarios: Scenario[] = [
  {
    name: 'menu',
    path: paths.home,
    ready: 'header summary',
    press: (page) =>
      repeat(page, async () => {
        await page.locator('header summary').first().tap();
        await page.waitForTimeout(400);
        await page.keyboard.press('Escape');
      }),
  },
  {
    name: 'accordion',
    path: paths.home,
    ready: 'main details > summary',
    press: (page) =>
      repeat(page, async () => {
        const summary = page.locator('main details > summary').first();
        await summary.tap();
        await page.waitForTimeout(400);
        await summary.tap();
      }),
  },
  {
    name: 'search for a consignment',
    path: paths.tracking,
    ready: '#tracking-id',
    press: async (page) => {
      await typeInto(page, '#tracking-id', 'CARGO001');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(2_000);
    },
  },
  {
    name: 'form',
    path: paths.contact,
    ready: 'main input[name="firstName"]',
    press: async (page) => {
      await typeInto(page, 'main input[name="firstName"]', 'Ada Moreau');
      await typeInto(page, 'main input[name="email"]', 'ada@reader.test');
      await page.locator('main button[type="submit"]').first().tap();
      await page.waitForTimeout(600);
    },
  },
  {
    name: 'chat opened',
    path: paths.home,
    ready: 'h1',
    press: (page) =>
      repeat(page, async () => {
        await page.getByRole('button', { name: /^Chat with support/ }).tap();
        await page.getByRole('textbox', { name: 'Your message' }).waitFor();
        await page.waitForTimeout(400);
        await page.keyboard.press('Escape');
      }),
  },
];

const deskScenarios: Scenario[] = [
  {
    name: 'admin list, its search',
    path: paths.adminConsignments,
    ready: 'input[type="search"]',
    press: async (page) => {
      await typeInto(page, 'input[type="search"]', 'mensah');
      await page.waitForTimeout(2_000);
    },
  },
  {
    name: 'palette',
    path: paths.adminConsignments,
    ready: 'input[type="search"]',
    press: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').first().waitFor();
      await page.keyboard.type('mensah', { delay: 120 });
      await page.waitForTimeout(1_500);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'scanner, a typed number',
    path: paths.adminScan,
    ready: 'main input',
    press: (page) => typeInto(page, 'main input', 'CARGO001-1'),
  },
];

/** The timings of a scenario on a hydrated page of a phone, after its first second. */
const timeScenario = async (
  context: BrowserContext,
  origin: string,
  { path, ready, press }: Scenario,
): Promise<Timings> => {
  const { page } = await openPage(context, LIGHTHOUSE_PHONE);
  await page.goto(origin + path, { waitUntil: 'load', timeout: 60_000 });
  await page.keyboard.press('Shift');
  await page.evaluate(INTERACTIVE);
  await page.locator(ready).first().waitFor();
  await page.waitForTimeout(3_000);
  await page.evaluate(TAKE_TIMINGS);
  await press(page);
  const timings = await page.evaluate<Timings>(TAKE_TIMINGS);
  await page.close();
  return timings;
};

const summarize = ({ name }: Scenario, runs: readonly Timings[]): Row[] => {
  const interactions = runs.flatMap((timings) => timings.interactions);
  return [
    figure(`INP ms at p75: ${name}`, interactions.length > 0 ? quantile(interactions, 0.75) : 0, INP_MS),
    figure(`longest task ms: ${name}`, Math.max(0, ...runs.flatMap(({ tasks }) => tasks)), TASK_MS),
  ];
};

/** From a press to the paint after it, on Lighthouse's phone: the public pages, and the desk with 3,000 consignments. */
export const measureInteractions = async (stage: Stage): Promise<Row[]> => {
  await fillConsignments(stage.host, CONSIGNMENTS);
  const session = await signIn(stage);
  const rows: Row[] = [];
  for (const scenario of [...visitorScenarios, ...deskScenarios]) {
    const runs: Timings[] = [];
    for (let run = 0; run < stage.runs; run += 1) {
      const context = deskScenarios.includes(scenario)
        ? await enter(stage, session, 'phone')
        : await newContext(stage.browser, 'phone');
      await context.addInitScript(WATCH);
      runs.push(await timeScenario(context, stage.host.url, scenario));
      await context.close();
    }
    rows.push(...summarize(scenario, runs));
  }
  return rows;
};
