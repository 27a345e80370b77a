import { brotliCompressSync } from 'node:zlib';
import { END_OF_FIRST_VIEW } from '../../src/ui/EndOfFirstView';
import { figure, type Row } from './report';
import { PREFETCHED, INTERACTIVE, newContext, openPage, type Stage } from './stage';

/** Strings that occur only in the admin's code. */
const ADMIN_WORDS = /signInWithPassword|Your login was successful|Consignment created successfully/;

/** Each limit leaves a page room to grow. */
const LIMITS = { firstView: 8, early: 4, alive: 165, all: 290 };

/** What is sent of a document until its first view is complete, compressed, in kB. */
const firstViewOf = async (address: string) => {
  const document = await (await fetch(address)).text();
  return brotliCompressSync(document.slice(0, document.indexOf(END_OF_FIRST_VIEW))).length / 1000;
};

/** What a visitor downloads: before the first interaction, with it, and by scrolling through the page. */
export const measureBytes = async ({ host, browser }: Stage): Promise<Row[]> => {
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
  const found = (await Promise.all(scripts)).filter((text) => ADMIN_WORDS.test(text)).length;
  await context.close();
  return [
    figure('kB of the first view of the home page', await firstViewOf(host.url), LIMITS.firstView),
    figure('kB of script that runs before the first touch, with its headers', run, LIMITS.early),
    figure('kB of script once alive, with its headers', alive, LIMITS.alive),
    figure('kB of script, home page read to its end', all, LIMITS.all),
    figure("visitors' scripts with admin words", found, 0),
  ];
};
