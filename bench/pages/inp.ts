import type { BrowserContext, Page } from 'playwright-core';
import { paths } from '../../src/config/paths';
import { fillConsignments } from '../../supabase/tests/support/fill';
import { quantile } from '../quantile';
import { figure, type Row } from './report';
import { enter, signIn } from './session';
import { INTERACTIVE, LIGHTHOUSE_PHONE, newContext, openPage, type Stage } from './stage';

/** The same as the threshold of web.dev for "good", halved: what a person does not notice. */
const INP_MS = 100;
const TASK_MS = 100;
const TIMES = 5;
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

interface Heard {
  interactions: number[];
  tasks: number[];
}

/** What was heard since the last call. */
const HEARD = `(() => {
  const heard = { interactions: [...interactions.values()], tasks: [...tasks] };
  interactions.clear();
  tasks.length = 0;
  return heard;
})()`;

interface Subject {
  name: string;
  path: string;
  /** What has to be there before the first press. */
  ready: string;
  /** Presses several times; each leaves the page as it was, or one step on. */
  press: (page: Page) => Promise<void>;
}

const typeInto = async (page: Page, selector: string, text: string) => {
  await page.locator(selector).first().tap();
  await page.keyboard.type(text, { delay: 120 });
  await page.waitForTimeout(600);
};

const visitor: Subject[] = [
  {
    name: 'menu',
    path: paths.home,
    ready: 'header summary',
    press: async (page) => {
      for (let time = 0; time < TIMES; time += 1) {
        await page.locator('header summary').first().tap();
        await page.waitForTimeout(400);
        await page.keyboard.press('Escape');
        await page.waitForTimeout(400);
      }
    },
  },
  {
    name: 'accordion',
    path: paths.home,
    ready: 'main details > summary',
    press: async (page) => {
      for (let turn = 0; turn < 2 * TIMES; turn += 1) {
        await page.locator('main details > summary').first().tap();
        await page.waitForTimeout(400);
      }
    },
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
    press: async (page) => {
      for (let time = 0; time < TIMES; time += 1) {
        await page.getByRole('button', { name: /^Chat with support/ }).tap();
        await page.getByRole('textbox', { name: 'Your message' }).waitFor();
        await page.waitForTimeout(400);
        await page.keyboard.press('Escape');
        await page.waitForTimeout(400);
      }
    },
  },
];

const desk: Subject[] = [
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

/** A hydrated page of a phone, after its first second. */
const hear = async (
  context: BrowserContext,
  origin: string,
  { path, ready, press }: Subject,
): Promise<Heard> => {
  const { page } = await openPage(context, LIGHTHOUSE_PHONE);
  await page.goto(origin + path, { waitUntil: 'load', timeout: 60_000 });
  await page.keyboard.press('Shift');
  await page.evaluate(INTERACTIVE);
  await page.locator(ready).first().waitFor();
  await page.waitForTimeout(3_000);
  await page.evaluate(HEARD);
  await press(page);
  const heard = await page.evaluate<Heard>(HEARD);
  await page.close();
  return heard;
};

const sumUp = ({ name }: Subject, heard: readonly Heard[]): Row[] => {
  const interactions = heard.flatMap((one) => one.interactions);
  return [
    figure(`INP ms at p75: ${name}`, interactions.length > 0 ? quantile(interactions, 0.75) : 0, INP_MS),
    figure(`longest task ms: ${name}`, Math.max(0, ...heard.flatMap((one) => one.tasks)), TASK_MS),
  ];
};

/** From a press to the paint after it, on Lighthouse's phone: the public pages, and the desk with 3,000 consignments. */
export const measureInteractions = async (stage: Stage): Promise<Row[]> => {
  await fillConsignments(stage.host, CONSIGNMENTS);
  const session = await signIn(stage);
  const rows: Row[] = [];
  for (const subject of [...visitor, ...desk]) {
    const heard: Heard[] = [];
    for (let run = 0; run < stage.runs; run += 1) {
      const context = desk.includes(subject)
        ? await enter(stage, session, 'phone')
        : await newContext(stage.browser, 'phone');
      await context.addInitScript(WATCH);
      heard.push(await hear(context, stage.host.url, subject));
      await context.close();
    }
    rows.push(...sumUp(subject, heard));
  }
  return rows;
};
