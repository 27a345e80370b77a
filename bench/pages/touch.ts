import { figure, median, type Row } from './report';
import { ALIVE, openOnPhone, type Stage } from './stage';

const TAPS = 20;

/** Two controls of the first page, each with what there is to see once it took the tap. */
const CONTROLS = [
  { name: 'menu', tap: 'header details > summary', open: 'header details[open]' },
  { name: 'accordion', tap: 'main details:not([open]) > summary', open: '[data-tapped][open]' },
];

const tapAtOnce = async (stage: Stage, { tap, open }: (typeof CONTROLS)[0]) => {
  const { context, page } = await openOnPhone(stage);
  await page.goto(stage.host.url, { waitUntil: 'commit' });
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
      window.effect = painted(() => document.querySelector(${JSON.stringify(open)})).then((end) => end - start);
    }, { capture: true, once: true });
    const { x, y, width, height } = control.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  })()`);
  await page.touchscreen.tap(...place);
  const ms = await page.evaluate<number | null>(
    `Promise.race([window.effect, new Promise((resolve) => setTimeout(() => resolve(null), 800))])`,
  );
  await context.close();
  return ms;
};

/** Taps right after the first paint: whether they are lost, and when their effect is on the screen. */
export const measureTaps = async (stage: Stage): Promise<Row[]> => {
  const times: (number | null)[] = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    const control = CONTROLS[tap % CONTROLS.length];
    if (control) times.push(await tapAtOnce(stage, control));
  }
  const painted = times.filter((ms) => ms !== null);
  return [
    figure(`taps lost of ${TAPS}`, TAPS - painted.length, 0),
    figure('tap → painted ms', median(painted), 60),
  ];
};

const timeToLife = async (stage: Stage, wait: number) => {
  const { context, page } = await openOnPhone(stage);
  await page.goto(stage.host.url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(wait);
  await page.evaluate(`addEventListener('pointerdown', () => {
    const start = performance.now();
    window.life = ${ALIVE}.then((end) => end - start);
  }, { capture: true, once: true })`);
  await page.touchscreen.tap(200, 600);
  const ms = await page.evaluate<number>('window.life');
  await context.close();
  return ms;
};

/** From the first touch until everything listens, on the slow line: with the app fetched ahead, and without. */
export const measureLife = async (stage: Stage): Promise<Row[]> => {
  const early = [];
  const late = [];
  for (let run = 0; run < stage.runs; run += 1) {
    early.push(await timeToLife(stage, 500));
    late.push(await timeToLife(stage, 9_000));
  }
  return [
    figure('first touch → alive ms, app fetched ahead', median(late), 1_000),
    figure('first touch → alive ms, half a second after load', median(early), 1_000),
  ];
};
