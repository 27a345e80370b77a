import type { Browser, Locator, Page } from 'playwright-core';
import { contrast, type Rgb } from '../supabase/local/testing/contrast';

/** Scrolls down the whole page like a reader, and back to the top. */
export const readThrough = async (page: Page) => {
  const step = 400;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += step) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
};

/** The brightest pixel of an image. */
const brightest = async (browser: Browser, png: Buffer): Promise<Rgb> => {
  const page = await browser.newPage();
  const found = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height).data;
    let most = -1;
    let at = 0;
    for (let start = 0; start < pixels.length; start += 4) {
      const light =
        2 * (pixels[start] ?? 0) ** 2.2 +
        7 * (pixels[start + 1] ?? 0) ** 2.2 +
        (pixels[start + 2] ?? 0) ** 2.2;
      if (light > most) [most, at] = [light, start];
    }
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  }, png.toString('base64'));
  await page.close();
  const [red = 0, green = 0, blue = 0] = found.map((value) => value / 255);
  return [red, green, blue];
};

/** The contrast between light text and the brightest pixel behind any of its lines. */
export const worstContrast = async (browser: Browser, words: Locator): Promise<number> => {
  const page = words.page();
  await words.scrollIntoViewIfNeeded();
  const { color, lines } = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const { color: drawn } = getComputedStyle(element);
    (element as HTMLElement).style.setProperty('color', 'transparent', 'important');
    return { color: drawn, lines: boxes.map(({ x, y, width, height }) => ({ x, y, width, height })) };
  });
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((value) => Number(value) / 255);
  let worst = Infinity;
  for (const clip of lines) {
    const ground = await brightest(browser, await page.screenshot({ clip }));
    worst = Math.min(worst, contrast([red, green, blue], ground));
  }
  await words.evaluate((element) => (element as HTMLElement).style.removeProperty('color'));
  return worst;
};
