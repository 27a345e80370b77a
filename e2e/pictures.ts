import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { contrast, type Rgb } from '../supabase/tests/support/contrast';
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

/** How bright each value of a channel is. */
const LIGHT = Array.from({ length: 256 }, (_, value) => value ** 2.2);

/** Reads a picture, and returns a function that finds the brightest pixel of a part of it. */
const brightestOf = async (png: Buffer) => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const lightAt = (pixel: number, channel: number) => LIGHT[data[pixel + channel] ?? 0] ?? 0;
  return ({ x, y, width, height }: Area): Rgb => {
    const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
    const [right, bottom] = [Math.min(info.width, x + width), Math.min(info.height, y + height)];
    let most = -1;
    let at = 0;
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1) {
        const pixel = (row * info.width + column) * info.channels;
        const light = 2 * lightAt(pixel, 0) + 7 * lightAt(pixel, 1) + lightAt(pixel, 2);
        if (light > most) [most, at] = [light, pixel];
      }
    if (most < 0) throw new Error('The text is not on the screen.');
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    return [red / 255, green / 255, blue / 255];
  };
};

/** What all of the areas are in, in whole pixels. */
const around = (areas: readonly Area[]): Area => {
  const x = Math.floor(Math.min(...areas.map((area) => area.x)));
  const y = Math.floor(Math.min(...areas.map((area) => area.y)));
  const right = Math.max(...areas.map((area) => area.x + area.width));
  const bottom = Math.max(...areas.map((area) => area.y + area.height));
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
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
  const clip = around(lines);
  const brightest = await brightestOf(await words.page().screenshot({ clip }));
  await words.evaluate((element) => (element as HTMLElement).style.removeProperty('color'));
  const grounds = lines.map(({ x, y, ...size }) => brightest({ x: x - clip.x, y: y - clip.y, ...size }));
  return Math.min(...grounds.map((ground) => contrast([red, green, blue], ground)));
};
