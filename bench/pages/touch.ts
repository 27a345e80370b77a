import { against, atMost, figure, median, type Row } from './report';
import { INTERACTIVE, openOnPhone, type Stage } from './stage';

const TAPS = 20;
const PAINTED_MS = 60;

interface Control {
  tap: string;
  /** What is visible once the tap took effect. */
  openSelector: string;
}

const ACCORDION: Control = { tap: 'main details:not([open]) > summary', openSelector: '[data-tapped][open]' };

/** Two controls of the home page. */
const CONTROLS: readonly Control[] = [
  { tap: 'header details > summary', openSelector: 'header details[open]' },
  ACCORDION,
];

/** Milliseconds from the tap until what it opened is painted; undefined if the tap is lost. */
const tapAfterFirstPaint = async (stage: Stage, address: string, { tap, openSelector }: Control) => {
  const { context, page } = await openOnPhone(stage);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    (selector) =>
      document.querySelector(selector) && performance.getEntriesByName('first-contentful-paint').length > 0,
    tap,
    { timeout: 60_000 },
  );
  const place = await page.evaluate<[number, number]>(`(() => {
    const control = document.querySelector(${JSON.stringify(tap)});
    control.parentElement.dataset.tapped = '';
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    addEventListener('pointerdown', () => {
      const start = performance.now();
      window.effect = painted(() => document.querySelector(${JSON.stringify(openSelector)})).then((end) => end - start);
    }, { capture: true, once: true });
    const { x, y, width, height } = control.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  })()`);
  await page.touchscreen.tap(...place);
  const ms = await page.evaluate<number | null>(
    `Promise.race([window.effect, new Promise((resolve) => setTimeout(() => resolve(null), 800))])`,
  );
  await context.close();
  return ms ?? undefined;
};

/** Taps right after the first paint: whether they are lost, and when their effect is painted. */
export const measureTaps = async (stage: Stage): Promise<Row[]> => {
  const ourTimes: (number | undefined)[] = [];
  const plain: (number | undefined)[] = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    ourTimes.push(
      await tapAfterFirstPaint(stage, stage.host.url, CONTROLS[tap % CONTROLS.length] ?? ACCORDION),
    );
    plain.push(await tapAfterFirstPaint(stage, stage.plain.url, ACCORDION));
  }
  const knownTimes = (times: (number | undefined)[]) => times.filter((ms) => ms !== undefined);
  const painted = (event: string, of: (times: number[]) => number): Row => {
    const ms = of(knownTimes(ourTimes));
    return { ...against(event, ms, of(knownTimes(plain))), limit: atMost(PAINTED_MS, ms) };
  };
  return [
    figure(`taps lost of ${TAPS}`, TAPS - knownTimes(ourTimes).length, 0),
    painted('tap → painted ms, median', median),
    painted('tap → painted ms, slowest', (times) => Math.max(...times)),
  ];
};

const timeToHydration = async (stage: Stage, wait: number) => {
  const { context, page } = await openOnPhone(stage);
  await page.goto(stage.host.url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(wait);
  await page.evaluate(`addEventListener('pointerdown', () => {
    const start = performance.now();
    window.life = ${INTERACTIVE}.then((end) => end - start);
  }, { capture: true, once: true })`);
  await page.touchscreen.tap(200, 600);
  const ms = await page.evaluate<number>('window.life');
  await context.close();
  return ms;
};

/** From the first touch until the page is hydrated, on the slow network: with the app prefetched, and without. */
export const measureHydration = async (stage: Stage): Promise<Row[]> => {
  const early = [];
  const late = [];
  for (let run = 0; run < stage.runs; run += 1) {
    early.push(await timeToHydration(stage, 500));
    late.push(await timeToHydration(stage, 9_000));
  }
  return [
    figure('first touch → alive ms, app fetched ahead', median(late), 1_000),
    figure('first touch → alive ms, half a second after load', median(early), 1_000),
  ];
};
