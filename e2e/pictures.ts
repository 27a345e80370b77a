import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { contrast, type Rgb } from '../supabase/local/testing/contrast';
import type { Visit } from './browser';

/** Scrolls down the whole page like a reader, and back to the top. */
export const readThrough = async ({ page, settled }: Pick<Visit, 'page' | 'settled'>) => {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const { documentElement: root } = document;
    for (let y = 0; y < root.scrollHeight; y += 400) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await painted();
      await painted();
    }
  });
  await settled();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
};

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Reads a picture, and returns a function that finds the brightest pixel of a part of it. */
const brightestOf = async (png: Buffer) => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = (start: number): Rgb => [
    (data[start] ?? 0) / 255,
    (data[start + 1] ?? 0) / 255,
    (data[start + 2] ?? 0) / 255,
  ];
  return ({ x, y, width, height }: Area): Rgb => {
    const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
    const [right, bottom] = [Math.min(info.width, x + width), Math.min(info.height, y + height)];
    let most = -1;
    let at = 0;
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1) {
        const start = (row * info.width + column) * info.channels;
        const [red, green, blue] = colorAt(start);
        const light = 2 * red ** 2.2 + 7 * green ** 2.2 + blue ** 2.2;
        if (light > most) [most, at] = [light, start];
      }
    if (most < 0) throw new Error('The text is not on the screen.');
    return colorAt(at);
  };
};

/** The contrast between light text and the brightest pixel behind any of its lines. */
export const worstContrast = async (words: Locator): Promise<number> => {
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
  const brightest = await brightestOf(await words.page().screenshot());
  await words.evaluate((element) => (element as HTMLElement).style.removeProperty('color'));
  return Math.min(...lines.map((line) => contrast([red, green, blue], brightest(line))));
};
