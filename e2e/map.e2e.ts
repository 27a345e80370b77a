import sharp from 'sharp';
import type { Locator, Page } from 'playwright-core';
import { brand } from '../src/brand/brand';
import { routeCopy } from '../src/content/route';
import { IS_FULL } from '../supabase/tests/support/fullRun';
import { findBarriers, openProduct, sidewaysScroll, type Product } from './browser';

const ID = 'PACIFIC1';

/** Those of phones, tablets and large screens, and in the full run that of a laptop. */
const WIDTHS = [360, 768, ...(IS_FULL ? [1440] : []), 2560];
const { map: colors, primary } = brand.colors;
const forced = { ground: '#ffffff', text: '#000000' };

/** From Tokyo over the Pacific to Los Angeles, under way, and on to Chicago. */
const plan = async ({ host }: Product) => {
  const [created] = await host.sql<{ id: number }>(
    `insert into public.consignment
       ("trackingId", "sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName", "recEmail", "recAddress",
        "recPhone", product, "itemQuantity", "itemWeight", "paymentMode", "departedFrom", "headingTo", type, "shipmentMode",
        "typeOfShipment", "timeCreated", "deliveryDate", status, city, "currentLocation", remark)
     select $1, "sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName", "recEmail", "recAddress",
        "recPhone", product, "itemQuantity", "itemWeight", "paymentMode", 'Japan', 'United States of America', type, 'Ocean',
        "typeOfShipment", now() - interval '9 days', now() + interval '9 days', 'Registered', 'Tokyo', 'Japan', 'Booked'
     from public.consignment where "trackingId" = 'CARGO001' returning id`,
    [ID],
  );
  const legs = await host.sql<{ id: number }>(
    `insert into public.consignment_leg (consignment, mode, origin, destination, carrier, planned_departure, planned_arrival)
     values ($1, 'ocean', 'JPTYO', 'USLAX', 'Oceanic', now() - interval '6 days', now() + interval '4 days'),
            ($1, 'rail', 'USLAX', 'USCHI', null, now() + interval '5 days', now() + interval '8 days') returning id`,
    [created?.id],
  );
  await host.sql(
    `insert into public.consignment_event (consignment, code, moment, leg)
     values ($1, 'departed', now() - interval '6 days', $2)`,
    [created?.id, legs[0]?.id],
  );
};

/** How many pixels of a part of the page have these colours, as shares of it. */
const sharesOf = async (part: Locator, ...colors: string[]) => {
  const { data, info } = await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const color = `#${data.toString('hex', at, at + 3)}`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return colors.map((color) => (counts.get(color) ?? 0) / (info.width * info.height));
};

const labelsOf = (page: Page) =>
  page.locator('.route-label:not([hidden])').evaluateAll((labels) =>
    labels.map((label) => {
      const { left, right, top, bottom } = label.getBoundingClientRect();
      return { text: label.textContent, left, right, top, bottom };
    }),
  );

describe('the maps of a consignment without tiles', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
    await plan(product);
  });
  afterAll(() => product.stop());

  const openMap = async (width: number) => {
    const { page } = await product.visit({ width, height: 900 });
    await page.goto(`/tracking?id=${ID}`);
    const route = page.getByRole('region', { name: routeCopy.map('Tokyo', 'Chicago') });
    await route.locator('path.route-now').waitFor({ state: 'attached' });
    await route.scrollIntoViewIfNeeded();
    await page.getByText('Map of Japan').click(); // it is folded beside the route
    await page
      .getByRole('region', { name: 'Map of Japan' })
      .locator('path.map-land')
      .waitFor({ state: 'attached' });
    await page.locator('.leaflet-popup').waitFor();
    await page.evaluate(() => document.fonts.ready);
    return { page, route };
  };

  const isPainted = async (page: Page, route: Locator) => {
    const [land = 0, sea = 0, line = 0] = await sharesOf(route, colors.land, colors.sea, primary.main);
    expect(land).toBeGreaterThan(0.15);
    expect(sea).toBeGreaterThan(0.25);
    expect(line).toBeGreaterThan(0.004);
    const country = page.getByRole('region', { name: 'Map of Japan' });
    const [landThere = 0, seaThere = 0] = await sharesOf(country, colors.land, colors.sea);
    expect(landThere).toBeGreaterThan(0.04);
    expect(seaThere).toBeGreaterThan(0.3);
  };

  const fits = async (page: Page, route: Locator) => {
    const box = await route.boundingBox();
    if (!box) throw new Error('The map is not on the screen.');
    const labels = await labelsOf(page);
    expect(labels.map(({ text }) => text)).toEqual(
      expect.arrayContaining([routeCopy.estimated, 'Tokyo', 'Chicago']),
    );
    for (const { left, right, top, bottom } of labels) {
      expect(left).toBeGreaterThanOrEqual(box.x);
      expect(right).toBeLessThanOrEqual(box.x + box.width);
      expect(top).toBeGreaterThanOrEqual(box.y);
      expect(bottom).toBeLessThanOrEqual(box.y + box.height);
    }
    for (const [index, label] of labels.entries())
      for (const other of labels.slice(index + 1))
        expect(
          label.right <= other.left ||
            other.right <= label.left ||
            label.bottom <= other.top ||
            other.bottom <= label.top,
        ).toBe(true);
    const at = async (text: string) =>
      (await page.locator('.route-label', { hasText: text }).boundingBox())?.x ?? Number.NaN;
    expect(await at('Tokyo')).toBeLessThan(await at('Chicago'));
    const travelled = await page.locator('path.route-under-way').boundingBox();
    expect(travelled?.width).toBeLessThan(box.width / 2);
    expect(travelled?.width).toBeGreaterThan(box.width / 12);
  };

  const openMaps = new Map<number, ReturnType<typeof openMap>>();
  /** The page of a visitor whose window is so wide, for all tests that leave it as it was. */
  const pageOf = (width: number) => {
    const page = openMaps.get(width) ?? openMap(width);
    openMaps.set(width, page);
    return page;
  };

  it.each(WIDTHS)('are finished pictures with the whole route at a width of %i pixels', async (width) => {
    const { page, route } = await pageOf(width);
    await isPainted(page, route);
    await fits(page, route);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it('are told as text, without barriers', async () => {
    const { page } = await pageOf(768);
    await page.getByText(routeCopy.nowBetween('Tokyo', 'Los Angeles')).waitFor();
    await page.getByText(routeCopy.legs).click();
    const legs = page.getByRole('list', { name: routeCopy.legs }).getByRole('listitem');
    expect(await legs.allTextContents()).toEqual([
      expect.stringMatching(/^Tokyo, Japan .*Los Angeles, .*Under way.*By sea, Oceanic.*Departed .* GMT\+9/),
      expect.stringMatching(/^Los Angeles, .*Chicago, .*To come.*By rail.*Arrival planned for .* GMT-[56]/),
    ]);
    expect(await findBarriers(page, 'section[aria-label$="on a map"]')).toEqual([]);
  });

  it.each(['light', 'dark'] as const)(
    'are drawn in the %s forced colours of the system',
    async (colorScheme) => {
      const { page, route } = await pageOf(768);
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      const [white = 0, black = 0, land = 0] = await sharesOf(route, forced.ground, forced.text, colors.land);
      const [ground, lines] = colorScheme === 'light' ? [white, black] : [black, white];
      expect(ground).toBeGreaterThan(0.7);
      expect(lines).toBeGreaterThan(0.005);
      expect(land).toBe(0);
      const strokeOf = (name: string) =>
        page
          .locator(`path.${name}`)
          .first()
          .evaluate((path) => getComputedStyle(path).stroke);
      const strokes = await Promise.all(['map-land', 'route-under-way', 'route-ahead'].map(strokeOf));
      const drawn = colorScheme === 'light' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)';
      expect(strokes.slice(1)).toEqual([drawn, drawn]);
      expect(strokes[0]).not.toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
    },
  );

  it('are printed in a size for paper, without buttons', async () => {
    const { page, route } = await pageOf(360);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 794, height: 1123 });
    expect(await route.locator('.leaflet-control-zoom').isVisible()).toBe(false);
    const [map, line] = await Promise.all(
      ['.leaflet-container', 'path.route-edge'].map((name) => route.locator(name).boundingBox()),
    );
    expect(map?.width).toBeCloseTo(378, 0); // 10 cm
    expect(line?.width).toBeGreaterThan(250);
    const [land = 0] = await sharesOf(route, colors.land);
    expect(land).toBeGreaterThan(0.15);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 360, height: 900 });
    await route.locator('.leaflet-control-zoom').waitFor();
    expect((await route.locator('.leaflet-container').boundingBox())?.width).toBeLessThan(330);
  });
});
