import type { Page } from 'playwright-core';
import { publicPages } from '../../src/pages/public/publicPages';
import { against, figure, median, type Row } from './report';
import { SEEN, type Seen } from './probe';
import { INTERACTIVE, LIGHTHOUSE_PHONE, newContext, openOnPhone, openPage, type Stage } from './stage';

const TO = '/gallery';
const headingOf = (path: string) => publicPages.find((page) => page.path === path)?.heading ?? '';

/** Clicks the link to a page and waits until that page is painted. */
const follow = async (page: Page, path: string) => {
  const ms = await page.evaluate<number>(`(() => {
    const link = document.querySelector('main a[href="${path}"], header a[href="${path}"]');
    const start = performance.now();
    link.click();
    return painted(() => document.querySelector('h1')?.textContent === ${JSON.stringify(headingOf(path))}).then((end) => end - start);
  })()`);
  await page.waitForTimeout(1_500);
  return ms;
};

/** Points at a link, as every pointer does before it clicks: the script of its page is fetched ahead. */
const pointAt = async (page: Page, path: string) => {
  await page.evaluate(
    `document.querySelector('main a[href="${path}"], header a[href="${path}"]').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`,
  );
  await page.waitForTimeout(1_500);
};

const walk = async (stage: Stage) => {
  const { context, page } = await openOnPhone(stage);
  await page.goto(stage.host.url, { waitUntil: 'load', timeout: 60_000 });
  await page.keyboard.press('Shift');
  await page.evaluate(INTERACTIVE);
  await page.waitForTimeout(2_000);
  await pointAt(page, TO);
  let fetched = 0;
  const watch = (request: { resourceType: () => string }) => {
    if (!['image', 'font'].includes(request.resourceType())) fetched += 1;
  };
  page.on('request', watch);
  const cold = await follow(page, TO);
  page.off('request', watch);
  await page.goBack();
  await page.waitForTimeout(1_500);
  await pointAt(page, TO);
  const warm = await follow(page, TO);
  await context.close();
  return { cold, warm, fetched };
};

/** The first paint of a page that this browser has visited before. */
const timeReturnVisit = async (stage: Stage, address: string) => {
  const context = await newContext(stage.browser, 'phone');
  const first = await openPage(context, LIGHTHOUSE_PHONE);
  await first.page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await first.page.waitForTimeout(1_000);
  await first.page.close();
  const second = await openPage(context, LIGHTHOUSE_PHONE);
  await second.page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await second.page.waitForTimeout(500);
  const { fcp } = await second.page.evaluate<Seen>(SEEN);
  await context.close();
  return fcp;
};

/** Links inside the site on a hydrated page, and the second visit to a page. */
export const measureJourney = async (stage: Stage): Promise<Row[]> => {
  const walks = [];
  const ourTimes = [];
  const plain = [];
  for (let run = 0; run < stage.runs; run += 1) {
    walks.push(await walk(stage));
    ourTimes.push(await timeReturnVisit(stage, stage.host.url));
    plain.push(await timeReturnVisit(stage, stage.plain.url));
  }
  return [
    figure('route change ms, cold', median(walks.map(({ cold }) => cold)), 120),
    figure('route change ms, warm', median(walks.map(({ warm }) => warm)), 80),
    figure('fetched on click', Math.max(...walks.map(({ fetched }) => fetched)), 0),
    against('second visit FCP ms, applied', median(ourTimes), median(plain), 1.1),
  ];
};
