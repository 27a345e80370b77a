import { setTimeout as sleep } from 'node:timers/promises';
import { agentBox, openWindow, say, see, shows, visitorBox } from '../../../e2e/chatPages';
import {
  cutConnection,
  killAndRestartHost,
  sleepAndWake,
  waitForAgreement,
} from '../../../e2e/faults/scenarios';
import { type FaultStage, openFaultStage, type Talk } from '../../../e2e/faults/stage';
import { findChromium } from '../../../scripts/chromium';
import { count, type Line, line, once, time } from '../../../bench/statistics';
import type { Stage } from './stage';

const ROUNDS = 30;

/** From Enter until the message is in the sender's own window, and until it has its tick, in the page's own time. */
const sendTimes = async ({ visitor }: Talk, text: string) => {
  await visitorBox(visitor.page).fill(text);
  return visitorBox(visitor.page).evaluate(
    (box, text) =>
      new Promise<{ shownAfter: number; answered: number }>((resolve) => {
        const start = performance.now();
        let shownAfter = 0;
        new MutationObserver((_changes, observer) => {
          const bubble = [...document.querySelectorAll('[role="log"] [data-part="message"]')].find(
            (element) => element.querySelector('[data-part="text"]')?.textContent === text,
          );
          if (bubble) shownAfter ||= performance.now() - start;
          if (!bubble || !/Delivered|Read/.test(bubble.textContent)) return;
          observer.disconnect();
          resolve({ shownAfter, answered: performance.now() - start });
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      }),
    text,
  );
};

const echo = async (talk: Talk, name: string, limit: number): Promise<Line[]> => {
  const [shownTimes, answered]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const times = await sendTimes(talk, `${name} ${round}`);
    shownTimes.push(times.shownAfter);
    answered.push(times.answered);
  }
  return [
    line(`D2 own message shown, ${name}`, shownTimes, { limit: 100 }),
    line(`D2 own message has its tick, ${name}`, answered, { limit }),
  ];
};

/** From the admin's Enter until the visitor can see it. */
const arrivals = async ({ visitor, admin }: Talk, name: string, rounds: number) => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const text = `${name} ${round}`;
    await agentBox(admin.page).fill(text);
    times.push(
      await time(() => Promise.all([agentBox(admin.page).press('Enter'), see(visitor.page, text, 100_000)])),
    );
  }
  return times;
};

const setSlow3G = async ({ visitor }: Talk, isOn: boolean) => {
  const network = await visitor.context.newCDPSession(visitor.page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: isOn ? 400 : 0,
    downloadThroughput: isOn ? 50_000 : -1,
    uploadThroughput: isOn ? 50_000 : -1,
  });
  return () => network.detach();
};

/** D2 to D5 in two browsers, over a network connection that can be cut. */
const measureTalk = async (stage: FaultStage, isFull: boolean): Promise<Line[]> => {
  const talk = await stage.meet();
  const fast = await echo(talk, 'no delay', 500);
  const arrived = await arrivals(talk, 'announced', ROUNDS);
  const restore = await setSlow3G(talk, true);
  const slow = await echo(talk, 'slow 3G', 3_000);
  await setSlow3G(talk, false);
  await restore();

  stage.line.faults.isRefusing = true;
  stage.line.cutSockets();
  const polled = await arrivals(talk, 'polled', isFull ? 20 : 5);
  stage.line.heal();
  const { complete, flushed } = await cutConnection(stage, talk, () => sleep(30_000));
  const down = await killAndRestartHost(stage, talk, 'Down', 60_000);
  await waitForAgreement(stage, talk);
  for (const { context } of [talk.visitor, talk.admin]) await context.close();
  return [
    ...fast,
    ...slow,
    line('D3 seen by the other side, with Realtime', arrived, { limit: 1_000 }),
    line('D3 seen by the other side, without', polled, { limit: 7_000 }),
    once('D4 complete after a cut of 30 s', complete, 3_000),
    once('D4 what was pending is sent', flushed, 5_000),
    once('D5 recovered after the backend was down for 60 s', down.recovery, 35_000),
    count('D5 complaints in that minute and after', down.complaints, 3),
  ];
};

/** D6: a page without a chat has no socket, and leaving the chat closes it. */
const measureSockets = async (stage: FaultStage): Promise<Line[]> => {
  const { page, context } = await stage.visit();
  const before = stage.line.openSockets();
  await openWindow(page, '/terms_and_condition');
  await sleep(1_000);
  const without = stage.line.openSockets() - before;
  await say(visitorBox(page), 'Hello');
  await shows(page, ['Hello']);
  while (stage.line.openSockets() === before) await sleep(20);
  for (let turn = 0; turn < 50; turn++) {
    await page
      .getByRole('link', { name: turn % 2 ? 'Gallery' : 'About' })
      .first()
      .evaluate((link: HTMLElement) => link.click());
  }
  await sleep(1_000);
  const during = stage.line.openSockets() - before;
  await page.getByRole('button', { name: 'Close and end the chat' }).click();
  await sleep(2_000);
  const after = stage.line.openSockets() - before;
  await context.close();
  return [
    count('D6 sockets of a page without a chat', without, 0),
    count('D6 sockets after 50 changes of the page', during, 1),
    count('D6 sockets 2 s after the chat was left', after, 0),
  ];
};

/** D7 and D8: pages with a fake clock. */
const measureClocks = async (stage: FaultStage): Promise<Line[]> => {
  const lines: Line[] = [];
  const asleep = await stage.meet(({ page }) => page.clock.install());
  const wokenAt = await sleepAndWake(asleep.visitor.page, 6, async () => {
    stage.line.cutSockets();
    await say(agentBox(asleep.admin.page), 'While you slept');
    await see(asleep.admin.page, 'While you slept');
  });
  await see(asleep.visitor.page, 'While you slept', 100_000);
  lines.push(once('D7 complete after six minutes in a hidden tab', performance.now() - wokenAt, 3_000));
  for (const { context } of [asleep.visitor, asleep.admin]) await context.close();

  for (const minutes of [-30, 30, 70]) {
    const before = stage.agentLine.countOf('/auth/v1/token');
    const start = performance.now();
    const talk = await stage.meet(({ page }) => page.clock.install({ time: Date.now() + minutes * 60_000 }));
    const times = await arrivals(talk, `Clock ${minutes}`, 3);
    await sleep(Math.max(0, 60_000 - (performance.now() - start)));
    const calls = stage.agentLine.countOf('/auth/v1/token') - before;
    lines.push(
      line(`D8 seen by the other side, clocks ${minutes} min off`, times, { limit: 1_000 }),
      count(`D8 token calls in the first minute, clock ${minutes} min off`, calls, 5),
    );
    for (const { context } of [talk.visitor, talk.admin]) await context.close();
  }
  return lines;
};

/** What users see, in real browsers. */
export const measureBrowsers = async ({ isFull }: Stage): Promise<Line[]> => {
  process.env.CHROME_PATH = await findChromium();
  const stage = await openFaultStage();
  try {
    return [
      ...(await measureTalk(stage, isFull)),
      ...(await measureSockets(stage)),
      ...(await measureClocks(stage)),
    ];
  } finally {
    await stage.stop();
  }
};
