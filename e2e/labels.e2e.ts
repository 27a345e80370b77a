import type { Page } from 'playwright-core';
import { fillConsignments } from '../supabase/tests/support/fill';
import { IS_FULL } from '../supabase/tests/support/fullRun';
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
import { asPrinted, coveredOf, hasWhiteEdge, openReader, readCodes, wornPictures } from './codeReader';
import { printed, storePrinted } from './printed';

/** Of thermal printers; of a page, whose pixel is a 96th of an inch. */
const PRINTER_DPI = 203;
const PAGE_DPI = 96;
const MILLIMETRES_PER_INCH = 25.4;
/** What printers leave blank at each edge. */
const BLANK_DOTS = Math.floor((3 / MILLIMETRES_PER_INCH) * PRINTER_DPI);

/** Whose labels are also read blurred and so on: an ordinary one and the one with the longest bars; in the full run each. */
const WORN = IS_FULL ? printed : ['CARGO001', 'WWWWWWWW'];

/** As many as are printed at once: more than a page of the list has, and in the full run hundreds. */
const MANY = IS_FULL ? 300 : 60;

const LABEL_SIZES = [
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
  let idOf: Map<string, number>;

  /** Somebody signed in, whose screen has the dots of a printer. */
  const openPage = async (viewport = LAPTOP) => {
    const context = await product.browser.newContext({
      viewport,
      baseURL: product.host.url,
      locale: 'en-US',
      timezoneId: 'UTC',
      deviceScaleFactor: PRINTER_DPI / PAGE_DPI,
    });
    const paperPage = await context.newPage();
    paperPage.on('pageerror', ({ message }) => complaints.push(message));
    await signIn({ page: paperPage } as Parameters<typeof signIn>[0], product);
    return paperPage;
  };

  beforeAll(async () => {
    await openReader();
    product = await openProduct({ env: { DEMO_DATA: 'true' } });
    idOf = await storePrinted(product.host);
    page = await openPage();
  });
  afterEach(() => expect(complaints).toEqual([]));
  afterAll(() => product.stop());

  const openPaper = async (paper: string, trackingIds: readonly string[], more = '', paperPage = page) => {
    const ids = trackingIds.map((trackingId) => idOf.get(trackingId)).join();
    await paperPage.goto('about:blank');
    await paperPage.goto(`/auth/app/admin/papers?paper=${paper}${more}#${ids}`);
    await paperPage
      .locator(paper === 'labels' ? '.label' : '.sheet')
      .first()
      .waitFor();
  };
  const print = () => page.pdf({ preferCSSPageSize: true });

  describe.each(LABEL_SIZES)('labels of %s', (size, width, height) => {
    let pictures: Buffer[];
    beforeAll(async () => {
      await openPaper('labels', printed, '&piece=1');
      await page.getByLabel('Size of the labels').selectOption(size);
      await page
        .locator('.label')
        .nth(printed.length - 1)
        .waitFor();
      pictures = [];
      for (const label of await page.locator('.label').all())
        pictures.push(await asPrinted(await label.screenshot()));
    });

    it('are read at 203 dpi, also blurred, at an angle and covered in part', async () => {
      const unread: string[] = [];
      for (const [place, trackingId] of printed.entries()) {
        const label = page.locator('.label').nth(place);
        const picture = pictures[place] as Buffer;
        const worn = WORN.includes(trackingId) && (await wornPictures(picture, await coveredOf(label)));
        for (const [state, image] of Object.entries({ printed: picture, ...worn })) {
          const { bars, squares } = await readCodes(image);
          if (bars.join() !== `${trackingId}-1`) unread.push(`${trackingId} ${state}: bars ${bars.join()}`);
          if (squares.join() !== `${product.host.url}/tracking/${trackingId}#piece-1`)
            unread.push(`${trackingId} ${state}: square ${squares.join()}`);
        }
      }
      expect(unread).toEqual([]);
    });

    it('leave 3 mm at each edge', async () => {
      for (const [place, trackingId] of printed.entries()) {
        const isWhite = await hasWhiteEdge(pictures[place] as Buffer, BLANK_DOTS);
        expect([trackingId, isWhite]).toEqual([trackingId, true]);
      }
    });

    it('show all of every text', async () => {
      const cut = await page.locator('.label').evaluateAll((labels) =>
        labels.flatMap((label) => {
          const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
          const codes: string[] = [];
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
            if (![...range.getClientRects()].every(isIn)) codes.push(text.textContent ?? '');
          }
          return codes;
        }),
      );
      expect(cut).toEqual([]);
    });

    it('are printed one on a page', async () => {
      const pages = pagesOf(await print());
      expect(pages).toHaveLength(printed.length);
      for (const [wide = 0, tall = 0] of pages) {
        expect(Math.abs(wide - width)).toBeLessThan(1);
        expect(Math.abs(tall - height)).toBeLessThan(1);
      }
    });
  });

  it('have a label for each piece, or for one alone', async () => {
    await openPaper('labels', ['CARGO001']);
    expect(await page.locator('.count').allTextContents()).toEqual(
      Array.from({ length: 12 }, (_, place) => `Piece ${place + 1} of 12`),
    );
    await openPaper('labels', ['CARGO001'], '&piece=7');
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
    await openPaper('waybill', ['CARGO001']);
    const picture = await page.locator('.sheet').screenshot();
    const { bars, squares } = await readCodes(picture);
    expect(bars).toEqual(['CARGO001']);
    expect(squares[0]).toMatch(/^tracking_id: CARGO001\nfrom: .+\nto: .+\ncurrent_location: .+$/);
    const [first = [], ...otherPages] = pagesOf(await print());
    expect(otherPages).toEqual([]);
    expect(first.map(Math.round)).toEqual([595, 842]);
  });

  it('are a manifest with a code for each consignment, and totals', async () => {
    await openPaper('manifest', ['CARGO001', 'CARGO002', 'CARGO003']);
    const picture = await page.locator('.sheet').screenshot();
    expect((await readCodes(picture)).bars.sort()).toEqual(['CARGO001', 'CARGO002', 'CARGO003']);
    await see(page, /^Total$/);
    expect(await page.locator('tbody tr').last().innerText()).toContain('150\u00a0kg (12 of 14 pieces)');
    expect(pagesOf(await print())).toHaveLength(1);
  });

  describe('on A4', () => {
    beforeAll(async () => {
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 718, height: 1047 }); // without its margins
    });
    afterAll(async () => {
      await page.setViewportSize(LAPTOP);
      await page.emulateMedia({ media: null });
    });

    it.each(['waybill', 'manifest'])('are cut nowhere, whatever they say: %s', async (paper) => {
      await openPaper(paper, printed);
      expect(await sidewaysScroll(page)).toBe(0);
    });

    it('leave room for the parties and the route, beside a weight in many words and the sums of what is known', async () => {
      const leastWidth = (20 / MILLIMETRES_PER_INCH) * PAGE_DPI;
      for (const trackingIds of [['M0000003', 'M0000004'], ['M0000005']]) {
        await openPaper('manifest', trackingIds);
        const widths = await page
          .locator('th.text')
          .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
        expect(widths).toHaveLength(2);
        for (const width of widths) expect(width).toBeGreaterThan(leastWidth);
      }
    });
  });

  it('are read in forced colours, and from the screen of a phone', async () => {
    const phone = await openPage(PHONE);
    await phone.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await openPaper('labels', ['CARGO002'], '', phone);
    const picture = await phone.locator('.label').screenshot();
    expect(await readCodes(picture)).toEqual({
      bars: ['CARGO002-1'],
      squares: [`${product.host.url}/tracking/CARGO002#piece-1`],
    });
    await phone.context().close();
  });

  it.each(['labels', 'waybill', 'manifest'])(
    'fit each screen, and are without barriers: %s',
    async (paper) => {
      await openPaper(paper, ['CARGO001', 'M0000004']);
      for (const size of [PHONE, TABLET, LAPTOP]) {
        await page.setViewportSize(size);
        expect([size, await sidewaysScroll(page)]).toEqual([size, 0]);
        expect([size, await findBarriers(page)]).toEqual([size, []]);
      }
    },
  );

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

  it('are opened for all that match of the list, and shown in parts', async () => {
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
