import type { Locator, Page } from 'playwright-core';
import { fillConsignments } from '../supabase/local/testing/fill';
import {
  findBarriers,
  LAPTOP,
  openProduct,
  PHONE,
  see,
  sidewaysScroll,
  signIn,
  TABLET,
  type Product,
} from './browser';
import { hasWhiteEdge, openReader, readCodes, wornPictures, type Area } from './codeReader';

/** Of thermal printers; of a page, whose pixel is a 96th of an inch. */
const PRINTER_DPI = 203;
const PAGE_DPI = 96;
const MILLIMETRES_PER_INCH = 25.4;
/** What printers leave blank at each edge. */
const BLANK_DOTS = Math.floor((3 / MILLIMETRES_PER_INCH) * PRINTER_DPI);

const W = 'W'.repeat(120);

/** The longest and the strangest that the database takes: tracking id, names and goods, address, country, weight. */
const extremes: [id: string, name: string, address: string, country: string, weight: string | null][] = [
  ['WWWWWWWW', W, 'W'.repeat(300), W, W],
  [
    'M0000001',
    'محمد بن عبد الله آل سعود',
    'شارع الملك فهد، الرياض\n'.repeat(12),
    'المملكة العربية السعودية',
    null,
  ],
  ['M0000002', '株式会社'.repeat(30), '東京都千代田区丸の内一丁目'.repeat(23), '日本', '12'],
  ['M0000003', 'x', `${'\n'.repeat(290)}x`, 'x', null],
  ['M0000004', 'שלום <b>"&', '1 Long Street, '.repeat(20), 'Côte d’Ivoire', '340 kg gross'],
];

const SIZES = [
  ['A6 (105 × 148 mm)', 297.64, 419.53],
  ['4 × 6 inch', 288, 432],
] as const;

/** The sizes of the pages of a PDF in points, whose objects Chromium does not compress. */
const pagesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Number(width),
    Number(height),
  ]);

describe('papers', () => {
  let product: Product;
  let page: Page;
  const complaints: string[] = [];
  const idOf = new Map<string, number>();

  /** Somebody signed in, whose screen has the dots of a printer. */
  const openPage = async (viewport = LAPTOP) => {
    const context = await product.browser.newContext({
      viewport,
      baseURL: product.host.url,
      locale: 'en-US',
      timezoneId: 'UTC',
      deviceScaleFactor: PRINTER_DPI / PAGE_DPI,
    });
    const opened = await context.newPage();
    opened.on('pageerror', ({ message }) => complaints.push(message));
    await signIn({ page: opened } as Parameters<typeof signIn>[0], product);
    return opened;
  };

  beforeAll(async () => {
    await openReader();
    product = await openProduct({ env: { DEMO_DATA: 'true' } });
    const { host } = product;
    for (const values of extremes)
      await host.sql(
        `insert into public.consignment ("trackingId", "sendersName", "sendersEmail", "sendersAddress", "sendersPhone",
           "recName", "recEmail", "recAddress", "recPhone", "itemQuantity", "itemWeight", "departedFrom", "headingTo",
           "currentLocation", city, status, "deliveryDate", product, "carrierRef")
         select said.id, name, 'a@b.test', address, '1', name, 'a@b.test', address, '2', '1', weight, country, country,
           country, 'x', 'Registered', now() + interval '9 days', name, name
         from (select $1::text as id, $2::text as name, $3::text as address, $4::text as country, $5::text as weight) as said`,
        values,
      );
    const rows = await host.sql<{ id: number; trackingId: string }>(
      'select id::int, "trackingId" from public.consignment',
    );
    for (const { id, trackingId } of rows) idOf.set(trackingId, id);
    await host.sql(
      `insert into public.consignment_piece (consignment, number, weight_kg, length_cm, width_cm, height_cm, marks)
       select id, number, 12.5, 60, 40, 30.5, 'Pumps ' || number from public.consignment, generate_series(1, 12) as number
       where "trackingId" = 'CARGO001'`,
    );
    await host.sql(
      `insert into public.consignment_piece (consignment, number, weight_kg, length_cm, width_cm, height_cm, marks)
       select id, number, 499999.999, 4999.9, 4999.9, 4999.9, repeat('W', 120)
       from public.consignment, generate_series(1, 500) as number where "trackingId" = 'WWWWWWWW'`,
    );
    page = await openPage();
  });
  afterEach(() => expect(complaints).toEqual([]));
  afterAll(() => product.stop());

  const open = async (paper: string, trackingIds: readonly string[], more = '', shown = page) => {
    const ids = trackingIds.map((trackingId) => idOf.get(trackingId)).join();
    await shown.goto('about:blank');
    await shown.goto(`/auth/app/admin/papers?paper=${paper}${more}#${ids}`);
    await shown
      .locator(paper === 'labels' ? '.label' : '.sheet')
      .first()
      .waitFor();
  };
  const print = () => page.pdf({ preferCSSPageSize: true });
  const all = ['CARGO001', 'CARGO002', ...extremes.map(([id]) => id)];

  /** A tenth of the QR code, and two fifths of the height of the bars. */
  const coveredOf = (label: Locator): Promise<Area[]> =>
    label.evaluate((element) => {
      const origin = element.getBoundingClientRect();
      const areaOf = (selector: string, part: [x: number, y: number, width: number, height: number]) => {
        const box = element.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const [x, y, width, height] = part;
        const dots = (length: number) => Math.round(length * window.devicePixelRatio);
        return {
          left: dots(box.x - origin.x + box.width * x),
          top: dots(box.y - origin.y + box.height * y),
          width: dots(box.width * width),
          height: dots(box.height * height),
        };
      };
      return [areaOf('.qr', [0.45, 0.4, 0.32, 0.32]), areaOf('[data-code128]', [0, 0.3, 1, 0.4])];
    });

  describe.each(SIZES)('labels of %s', (size, width, height) => {
    beforeAll(async () => {
      await open('labels', all, '&piece=1');
      await page.getByLabel('Size of the labels').selectOption(size);
      await page
        .locator('.label')
        .nth(all.length - 1)
        .waitFor();
    });

    it('are read at 203 dpi, also blurred, at an angle and covered in part', async () => {
      const unread: string[] = [];
      for (const [place, trackingId] of all.entries()) {
        const label = page.locator('.label').nth(place);
        const pictures = await wornPictures(await label.screenshot(), await coveredOf(label));
        for (const [state, picture] of Object.entries(pictures)) {
          const link = `${product.host.url}/tracking/${trackingId}#piece-1`;
          const [bars, square] = [await readCodes(picture, 'Code128'), await readCodes(picture, 'QRCode')];
          if (bars.join() !== `${trackingId}-1`) unread.push(`${trackingId} ${state}: bars ${bars.join()}`);
          if (square.join() !== link) unread.push(`${trackingId} ${state}: square ${square.join()}`);
        }
      }
      expect(unread).toEqual([]);
    });

    it('leave 3 mm at each edge', async () => {
      for (const [place, trackingId] of all.entries()) {
        const picture = await page.locator('.label').nth(place).screenshot();
        expect([trackingId, await hasWhiteEdge(picture, BLANK_DOTS)]).toEqual([trackingId, true]);
      }
    });

    it('show all of every text', async () => {
      const cut = await page.locator('.label').evaluateAll((labels) =>
        labels.flatMap((label) => {
          const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (texts.nextNode()) {
            const { currentNode: text } = texts;
            const range = document.createRange();
            range.selectNodeContents(text);
            const part = text.parentElement?.closest('.label > *, .facts')?.getBoundingClientRect();
            const isIn = (box: DOMRect) =>
              part &&
              box.left >= part.left - 1 &&
              box.right <= part.right + 1 &&
              box.top >= part.top - 2 &&
              box.bottom <= part.bottom + 2;
            if (![...range.getClientRects()].every(isIn)) found.push(text.textContent ?? '');
          }
          return found;
        }),
      );
      expect(cut).toEqual([]);
    });

    it('are printed one on a page', async () => {
      const pages = pagesOf(await print());
      expect(pages).toHaveLength(all.length);
      for (const [wide = 0, tall = 0] of pages) {
        expect(Math.abs(wide - width)).toBeLessThan(1);
        expect(Math.abs(tall - height)).toBeLessThan(1);
      }
    });
  });

  it('have a label for each piece, or for one alone', async () => {
    await open('labels', ['CARGO001']);
    expect(await page.locator('.count').allTextContents()).toEqual(
      Array.from({ length: 12 }, (_, place) => `Piece ${place + 1} of 12`),
    );
    await open('labels', ['CARGO001'], '&piece=7');
    expect(await page.locator('.count').allTextContents()).toEqual(['Piece 7 of 12']);
    await page.goto('about:blank');
    await page.goto(`/auth/app/admin/papers?paper=labels&piece=99#${idOf.get('CARGO001')}`);
    await see(page, /^There is no piece 99 any more/);
  });

  it('lead by the QR code of a label to the tracking page, and show there what everybody sees', async () => {
    const visitor = await product.visit(PHONE);
    await visitor.page.goto('/tracking/CARGO001#piece-3');
    await see(visitor.page, 'Shippment Status');
    const withPiece = await visitor.page.locator('main').innerText();
    await visitor.page.goto('about:blank');
    await visitor.page.goto('/tracking?id=CARGO001-3'); // as a scanner types it
    await see(visitor.page, 'Shippment Status');
    expect(withPiece).toContain('CARGO001');
    expect(withPiece).not.toContain('Pumps');
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });

  it('are a waybill on one page of A4, with codes that are read', async () => {
    await open('waybill', ['CARGO001']);
    const picture = await page.locator('.sheet').screenshot();
    expect(await readCodes(picture, 'Code128')).toEqual(['CARGO001']);
    const [square = ''] = await readCodes(picture, 'QRCode');
    expect(square).toMatch(/^tracking_id: CARGO001\nfrom: .+\nto: .+\ncurrent_location: .+$/);
    const [first = [], ...others] = pagesOf(await print());
    expect(others).toEqual([]);
    expect(first.map(Math.round)).toEqual([595, 842]);
  });

  it('are a manifest with a code for each consignment, and totals', async () => {
    await open('manifest', ['CARGO001', 'CARGO002', 'CARGO003']);
    const picture = await page.locator('.sheet').screenshot();
    expect((await readCodes(picture, 'Code128')).sort()).toEqual(['CARGO001', 'CARGO002', 'CARGO003']);
    await see(page, /^Total$/);
    expect(await page.locator('tbody tr').last().innerText()).toContain('150 kg (12 of 14 pieces)');
    expect(pagesOf(await print())).toHaveLength(1);
  });

  it('are cut nowhere on A4, whatever they say', async () => {
    for (const paper of ['waybill', 'manifest']) {
      await open(paper, ['M0000001', 'M0000002', 'M0000004', 'CARGO002']);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 718, height: 1047 }); // A4 without its margins
      expect([paper, await sidewaysScroll(page)]).toEqual([paper, 0]);
      await page.setViewportSize(LAPTOP);
      await page.emulateMedia({ media: null });
    }
  });

  it('are read in forced colours, and from the screen of a phone', async () => {
    const phone = await openPage(PHONE);
    await phone.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await open('labels', ['CARGO002'], '', phone);
    const picture = await phone.locator('.label').screenshot();
    expect(await readCodes(picture, 'Code128')).toEqual(['CARGO002-1']);
    expect(await readCodes(picture, 'QRCode')).toEqual([`${product.host.url}/tracking/CARGO002#piece-1`]);
    await phone.context().close();
  });

  it.each([
    ['a phone', PHONE],
    ['a tablet', TABLET],
    ['a laptop', LAPTOP],
  ])('fit the screen of %s, and are without barriers', async (_name, size) => {
    await page.setViewportSize(size);
    for (const paper of ['labels', 'waybill', 'manifest']) {
      await open(paper, ['CARGO001', 'M0000004']);
      expect([paper, await sidewaysScroll(page)]).toEqual([paper, 0]);
      expect([paper, await findBarriers(page)]).toEqual([paper, []]);
    }
    await page.setViewportSize(LAPTOP);
  });

  it('are opened from a consignment by keyboard, and printed', async () => {
    await page.goto(`/auth/app/admin/track/${idOf.get('CARGO001')}`);
    const link = page.getByRole('link', { name: 'Print labels' });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.locator('.label').nth(11).waitFor();
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('body[data-printed]').waitFor();
    await page.getByRole('button', { name: 'Go back' }).click();
    await see(page, 'Consignment Information');
  });

  it('are opened for hundreds of the list, and shown in parts', async () => {
    const MANY = 300;
    await fillConsignments(product.host, MANY);
    const [selected] = await product.host.sql<{ pieces: number }>(
      `select sum(greatest(1, (select count(*) from public.consignment_piece where consignment = known.id)))::int as pieces
       from public.consignment as known where archived_at is null`,
    );
    await page.goto('/auth/app/admin/track');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: /^Select all \d+ that match$/ }).click();
    await page
      .getByRole('group', { name: /selected/i })
      .getByRole('button', { name: 'Print' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Labels' }).click();
    await page.locator('.label').nth(499).waitFor();
    await page.getByLabel('Part').selectOption({ index: 1 });
    await page.waitForFunction(() => document.querySelectorAll('.label').length < 500);
    expect(await page.locator('.label').count()).toBe((selected?.pieces ?? 0) - 500);
    await page.getByLabel('Paper').selectOption('Manifest');
    await page.locator('tbody tr').nth(MANY).waitFor();
    expect(await page.locator('tbody tr').count()).toBe(MANY + 1);
  });
});
