import { brotliCompressSync } from 'node:zlib';
import { figure, type Row } from './report';
import { PREFETCHED, INTERACTIVE, newContext, openPage, type Stage } from './stage';

/** Strings that occur only in the admin's code. */
const ADMIN_WORDS = /signInWithPassword|Your login was successful|Consignment created successfully/;

/** Strings that occur only in the scripts of the maps: in Leaflet's, and in ours, which has the outline of the land. */
const MAP_WORDS = /leaflet-map-pane|route-travelled/;

/** Each limit leaves a page room to grow. */
const LIMITS = { document: 20, early: 3, alive: 165, all: 290, maps: 80 };

/** A document with its rules, compressed, in kB. */
const documentOf = async (address: string) =>
  brotliCompressSync(await (await fetch(address)).text()).length / 1000;

/** What is sent of the maps with a result of the tracking page, without headers, in kB. */
const mapsOf = async ({ host, browser }: Stage) => {
  const { context, page } = await openPage(await newContext(browser, 'phone'));
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = response.text().catch(() => '');
    sizes.push(
      text.then(async (script) =>
        MAP_WORDS.test(script) ? (await response.request().sizes()).responseBodySize : 0,
      ),
    );
  });
  await page.goto(`${host.url}/tracking?id=CARGO001`);
  await page.locator('.leaflet-container').first().waitFor();
  const all = await Promise.all(sizes);
  await context.close();
  return all.reduce((sum, bytes) => sum + bytes, 0) / 1000;
};

/** What a visitor downloads: before the first interaction, with it, and by scrolling through the page. */
export const measureBytes = async (stage: Stage): Promise<Row[]> => {
  const { host, browser } = stage;
  const { context, page, kB } = await openPage(await newContext(browser, 'phone'));
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  await page.goto(host.url, { waitUntil: 'load' });
  await page.waitForTimeout(1_000);
  const script = () => kB('Script', PREFETCHED);
  const run = kB('Script');
  await page.keyboard.press('Shift');
  await page.evaluate(INTERACTIVE);
  await page.waitForTimeout(2_000);
  const alive = script();
  for (let y = 0; y < 20_000; y += 700) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(2_000);
  const all = script();
  const adminScripts = (await Promise.all(scripts)).filter((text) => ADMIN_WORDS.test(text)).length;
  await context.close();
  return [
    figure('kB of the document of the home page', await documentOf(host.url), LIMITS.document),
    figure('kB of script that runs before the first touch, with its headers', run, LIMITS.early),
    figure('kB of script once alive, with its headers', alive, LIMITS.alive),
    figure('kB of script, home page read to its end', all, LIMITS.all),
    figure('kB of the maps: scripts and outline', await mapsOf(stage), LIMITS.maps),
    figure("visitors' scripts with admin words", adminScripts, 0),
  ];
};
