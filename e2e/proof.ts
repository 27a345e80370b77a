import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

/** A picture of a telephone: large, with the place where it was taken. */
export const photoOfPhone = () =>
  sharp({
    create: {
      ...{ width: 3000, height: 2000, channels: 3, background: '#808080' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .withExif({ IFD0: { Make: 'Quaxilia' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Draws a signature into the form of a proof of delivery. */
export const sign = async (page: Page, form: Locator) => {
  const pad = form.getByRole('img', { name: 'Signature' });
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = (step: number) =>
    [
      box.x + box.width * (0.12 + step / 34) + 14 * Math.cos(step * 1.2),
      box.y + box.height * (0.5 + (0.3 - step / 120) * Math.sin(step * 1.2)),
    ] as const;
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let step = 1; step <= 26; step += 0.5) await page.mouse.move(...at(step));
  await page.mouse.up();
};
