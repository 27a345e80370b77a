import type { CDPSession, Page } from 'playwright-core';
import { openProduct, PHONE, type Product } from './browser';

/** A distance from the middle of the carousel, `x` to the side and `y` down. */
type Way = { x: number; y: number };

const STEPS = 8;

describe('the mission carousel', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());

  const openCarousel = async () => {
    const { page, context, complaints } = await product.visit(PHONE);
    const fingers = await context.newCDPSession(page);
    await page.goto('/about_us');
    await page.mouse.move(20, 20);
    await page.mouse.move(40, 40);
    const carousel = page.locator('#mission [aria-roledescription=carousel]');
    await page.locator('#mission figure').first().scrollIntoViewIfNeeded();
    await carousel.waitFor();
    await page.getByRole('button', { name: /^Pause/ }).click();
    await carousel.locator('figure:visible').first().scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await carousel.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { page, fingers, complaints, middle: { x: x + width / 2, y: y + height / 3 } };
  };

  const swipe = async (fingers: CDPSession, from: Way, way: Way) => {
    const at = (step: number) => [{ x: from.x + (way.x * step) / STEPS, y: from.y + (way.y * step) / STEPS }];
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= STEPS; step += 1)
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

  const drag = async (page: Page, from: Way, way: Way) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + way.x, from.y + way.y, { steps: STEPS });
    await page.mouse.up();
  };

  /** Waits until it shows this page and no longer moves. */
  const shows = (page: Page, number: number) =>
    page.waitForFunction((end) => {
      const mission = document.querySelector('#mission');
      const current = mission?.querySelector('button[aria-current]')?.getAttribute('aria-label');
      return current?.endsWith(end) && mission?.getAnimations({ subtree: true }).length === 0;
    }, `page ${number}`);

  it('is turned by a finger’s swipe, not by dragging with a mouse or by scrolling past', async () => {
    const { page, fingers, complaints, middle } = await openCarousel();
    await shows(page, 1);
    await drag(page, middle, { x: -120, y: 0 }); // if it turned the page, the swipe would show the third
    await swipe(fingers, middle, { x: -120, y: 4 });
    await shows(page, 2);
    await swipe(fingers, middle, { x: 120, y: 4 });
    await shows(page, 1);
    const top = await page.evaluate(() => scrollY);
    await swipe(fingers, middle, { x: -20, y: -140 });
    await page.waitForFunction((before) => scrollY > before, top);
    await swipe(fingers, { ...middle, y: middle.y - 140 }, { x: -120, y: 4 });
    await shows(page, 2);
    expect(complaints).toEqual([]);
  });
});
