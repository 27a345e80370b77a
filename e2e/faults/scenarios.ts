import type { Page } from 'playwright-core';
import { agentBox, say, see, shows, stored, visitorBox } from '../chatPages';
import type { FaultStage, Talk } from './stage';

/** Far longer than any promised time: what has not arrived by then never will. */
const NEVER_MS = 100_000;

const since = (start: number) => performance.now() - start;

/** Resolves with the milliseconds until both pages show what the database has. */
export const waitForAgreement = async (stage: FaultStage, { visitor, admin }: Talk) => {
  const start = performance.now();
  const texts = await stored(stage.host());
  await Promise.all([visitor, admin].map(({ page }) => shows(page, texts, NEVER_MS)));
  return { texts, ms: since(start) };
};

const wakeUp = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** Cuts the visitor's network connection while `pass` lasts, in both directions; both sides write meanwhile. */
export const cutConnection = async (
  { line }: FaultStage,
  { visitor, admin }: Talk,
  pass: () => Promise<unknown>,
) => {
  line.faults.isCut = true;
  line.cutSockets();
  for (const turn of [1, 2, 3]) {
    await say(visitorBox(visitor.page), `Off ${turn}`);
    await say(agentBox(admin.page), `On ${turn}`);
  }
  await pass();
  line.heal();
  const start = performance.now();
  await wakeUp(visitor.page);
  const [complete, flushed] = await Promise.all(
    [() => see(visitor.page, 'On 3', NEVER_MS), () => see(admin.page, 'Off 3', NEVER_MS)].map(
      async (wait) => {
        await wait();
        return since(start);
      },
    ),
  );
  return { complete: complete ?? NaN, flushed: flushed ?? NaN };
};

/** Counts the error toasts from now on. */
const countComplaints = async (page: Page) => {
  const count = await page.evaluateHandle(() => {
    const elements = new WeakSet<Element>();
    const counts = { complaints: 0 };
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.notistack-MuiContent-error')) {
        if (elements.has(toast)) continue;
        elements.add(toast);
        counts.complaints += 1;
      }
    }).observe(document.body, { childList: true, subtree: true });
    return counts;
  });
  return () => count.evaluate(({ complaints }) => complaints);
};

/** `kill -9` in the middle of a message, and a restart `ms` later. */
export const killAndRestartHost = async (
  stage: FaultStage,
  { visitor, admin }: Talk,
  text: string,
  ms = 0,
) => {
  const counts = await Promise.all([visitor, admin].map(({ page }) => countComplaints(page)));
  const killing = stage.killHost(ms);
  await say(visitorBox(visitor.page), `${text}, the visitor`);
  await say(agentBox(admin.page), `${text}, the admin`);
  await killing;
  const start = performance.now();
  await Promise.all([
    see(visitor.page, `${text}, the admin`, NEVER_MS),
    see(admin.page, `${text}, the visitor`, NEVER_MS),
  ]);
  await waitForAgreement(stage, { visitor, admin });
  const recovery = since(start);
  return { recovery, complaints: Math.max(...(await Promise.all(counts.map((count) => count())))) };
};

const showPage = (page: Page, isShown: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    Object.defineProperty(document, 'visibilityState', {
      value: isHidden ? 'hidden' : 'visible',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !isShown);

/** Longer than it takes to pause a page's clock, which needs a time in the future. */
const FALLS_ASLEEP_MS = 1_000;

/**
 * The page needs a fake clock (`page.clock.install`). Its socket dies silently while it sleeps, and none of its timers
 * fires: it neither polls nor reconnects before it is awake.
 */
export const sleepAndWake = async (page: Page, minutes: number, meanwhile: () => Promise<unknown>) => {
  await showPage(page, false);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + FALLS_ASLEEP_MS);
  await meanwhile();
  await page.clock.fastForward(minutes * 60_000);
  await page.clock.resume();
  await showPage(page, true);
  return performance.now();
};
