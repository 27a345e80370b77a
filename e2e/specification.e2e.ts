import { LAPTOP, openProduct, PHONE, see, serveMaps, sidewaysScroll, TABLET, type Product } from './browser';
import { openSignedIn } from './session';

/** Requirements of the specification that only a browser can test: docs/conformance.md lists the rest. */
describe('the site in a browser', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());

  it('uses Poppins and a base font of 62.5% of the browser’s size', async () => {
    const { page, context } = await product.visit();
    await page.goto('/');
    const fonts = await page.evaluate(() => ({
      base: getComputedStyle(document.documentElement).fontSize,
      family: getComputedStyle(document.body).fontFamily,
    }));
    expect(fonts).toMatchObject({ base: '10px', family: expect.stringMatching(/^"?Poppins/) as string });
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => family.replaceAll('"', '') === 'Poppins' && status === 'loaded',
      ),
    );
    await context.close();
  });

  it('has at most seven sizes of type on the home page of a phone', async () => {
    const { page, context } = await product.visit(PHONE);
    await page.goto('/');
    const sizes = await page.evaluate(() => {
      const words = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        if (
          textContent?.trim() &&
          parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        )
          words.add(getComputedStyle(parentElement).fontSize);
      }
      return [...words];
    });
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.length).toBeLessThanOrEqual(7);
    await context.close();
  });

  it('offers a quote in the header at every width', async () => {
    for (const size of [PHONE, TABLET, { width: 1024, height: 800 }, { width: 1025, height: 800 }, LAPTOP]) {
      const { page, context } = await product.visit(size);
      await page.goto('/news');
      const offered = page.getByRole('banner').getByRole('link', { name: 'Get a quote' });
      expect(await offered.filter({ visible: true }).count()).toBe(1);
      expect(await sidewaysScroll(page)).toBe(0);
      await context.close();
    }
  });

  it.each([
    ['laptop', LAPTOP, 4],
    ['phone', PHONE, 1],
  ])('lays out the gallery on a %s in the specified columns: %#', async (_name, size, columns) => {
    const { page, context } = await product.visit(size);
    await page.goto('/gallery');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const lefts = await page
      .getByRole('main')
      .getByRole('listitem')
      .evaluateAll((pictures) => pictures.map((picture) => Math.round(picture.getBoundingClientRect().left)));
    expect(lefts).toHaveLength(17);
    expect(new Set(lefts).size).toBe(columns);
    await context.close();
  });

  it('shows a toast at the top centre', async () => {
    const { page, context } = await product.visit();
    await page.goto('/tracking');
    await page.getByRole('button', { name: 'Track Result' }).click();
    const toast = page.locator('.notistack-Snackbar').filter({ hasText: 'Please provide your tracking ID' });
    await toast.waitFor();
    await page.waitForFunction(() => {
      const box = document.querySelector('.notistack-Snackbar')?.getBoundingClientRect();
      return box && box.top > 0 && box.top < 60 && Math.abs(box.left + box.width / 2 - innerWidth / 2) < 20;
    });
    await context.close();
  });

  it('maps the current country at zoom 5, and scrolls the page with the wheel', async () => {
    const { page, context } = await product.visit();
    await serveMaps(context);
    const request = page.waitForRequest('**/rest/v1/rpc/track_consignment');
    await page.goto('/tracking?id=CARGO001');
    const { apikey, authorization } = await (await request).allHeaders();
    expect({ apikey, authorization }).toEqual({
      apikey: product.host.publishableKey,
      authorization: `Bearer ${product.host.publishableKey}`,
    });

    await page.getByText(/^Map of /).click();
    const map = page.getByRole('region', { name: /^Map of / });
    await map.scrollIntoViewIfNeeded();
    await map
      .getByRole('button', { name: /^(?!Zoom)/ })
      .first()
      .waitFor();
    /** Waits until the map stands still, with all its pictures of this zoom. */
    const stands = (zoom: number) =>
      page.waitForFunction((part) => {
        const region = document.querySelector('[aria-label^="Map of "]');
        const tiles = [...(region?.querySelectorAll<HTMLImageElement>('img.leaflet-tile') ?? [])];
        const isLoaded = (tile: Element) => tile.classList.contains('leaflet-tile-loaded');
        const isMoving = region?.querySelector('.leaflet-zoom-anim, .leaflet-pan-anim');
        return !isMoving && tiles.every(isLoaded) && tiles.some(({ src }) => src.includes(part));
      }, `/${zoom}/`);
    await stands(5);
    const tiles = () =>
      map
        .locator('img.leaflet-tile')
        .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLImageElement).src));
    for (const tile of await tiles())
      expect(tile).toMatch(/^https:\/\/tile\.openstreetmap\.org\/5\/\d+\/\d+\.png$/);
    const width = await map
      .locator('img.leaflet-tile')
      .first()
      .evaluate((tile) => tile.getBoundingClientRect().width);
    expect(width).toBe(256);

    const box = await map.boundingBox();
    if (!box) throw new Error('The map is not on the screen.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const place = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -300); // scrolls the page, not the map
    await page.waitForFunction((from) => scrollY < from, place);
    await stands(5);
    for (const tile of await tiles()) expect(tile).toMatch(/\/5\/\d+\/\d+\.png$/);

    const country = (await map.getAttribute('aria-label'))?.replace('Map of ', '') ?? '';
    await map.getByRole('button', { name: country, exact: true }).click();
    await see(page, country);
    await map.locator('.leaflet-popup').waitFor();

    const closer = map.getByRole('button', { name: 'Zoom in' });
    const last = map.locator('.leaflet-control-zoom-in.leaflet-disabled');
    for (let zoom = 6; zoom <= 18; zoom += 1) {
      await stands(zoom - 1); // a click during the animation is lost
      await closer.click();
    }
    await stands(18);
    await last.waitFor();
    // Leaflet empties tiles that it gives up.
    const zooms = (await tiles()).flatMap((tile) => /^https:\/\/[^/]+\/(\d+)\//.exec(tile)?.[1] ?? []);
    expect(Math.max(...zooms.map(Number))).toBe(18);
    await context.close();
  });

  it('names the country when no map tile loads, within the width of a phone', async () => {
    const { page, context, complaints } = await product.visit(PHONE);
    await page.goto('/tracking?id=CARGO001');
    await page.getByText('Map of Germany').click();
    await page.locator('.leaflet-popup', { hasText: 'Germany' }).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(complaints.filter((line) => line.startsWith('thrown'))).toEqual([]);
    await context.close();
  });

  it('shows the right page of the admin area at each address', async () => {
    const visit = await product.visit();
    const { page, context } = visit;
    await page.goto('/auth/app/admin/track');
    await page.waitForURL('**/admin/login/auth');
    await openSignedIn(visit, product);
    for (const address of ['/admin/login/auth', '/auth/app/admin']) {
      await page.goto(address);
      await page.waitForURL('**/auth/app/admin/track');
    }
    for (const [address, heading] of [
      ['dashboard', 'Dashboard'],
      ['settings', 'Settings'],
      ['send_messages', 'Chat'],
      ['all_messages', 'Message box'],
    ] as const) {
      await page.goto(`/auth/app/admin/${address}`);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    }
    await context.close();
  });
});
