import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { IS_FULL } from '../supabase/tests/support/fullRun';
import { looksRight, makeGate, openProduct, see, SIZES, type Product, type Visit } from './browser';
import { openSignedIn } from './session';

const IMPORT = '/auth/app/admin/import';

/** Many requests of rows, and in the full run as many rows as are taken. */
const LARGE = IS_FULL ? 10_000 : 600;

const HEAD = [
  ...[
    'Sender',
    'sender email',
    'SENDER ADDRESS',
    'Sender phone',
    'Consignee',
    'Receiver email',
    'Receiver address',
  ],
  ...['Receiver phone', 'Qty', 'Due date', 'Origin', 'Destination', 'Current location', 'City', 'Status'],
];
const cells = (receiver: string, dueDate = '24.12.2026 15:30') => [
  ...[
    'Ada Moreau',
    'ada@sender.example',
    '4 Canal Street',
    '0555 0101',
    receiver,
    'kofi@receiver.example',
    '12 Harbour Road',
  ],
  ...['+233 30 555', '12', dueDate, 'Netherlands', 'Ghana', 'Netherlands', 'Rotterdam', 'Registered'],
];
const csvOf = (rows: string[][]) => Buffer.from([HEAD, ...rows].map((row) => row.join(';')).join('\r\n'));

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PARTS = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook of texts, in which no two rows are packed well. */
const xlsxOf = (rows: string[][]) => {
  const cell = (text: string, place: number, line: number) =>
    `<c r="${String.fromCharCode(65 + place)}${line + 1}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const body = rows
    .map(
      (row, line) =>
        `<row r="${line + 1}">${row.map((text, place) => cell(text, place, line)).join('')}</row>`,
    )
    .join('');
  return Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${SHEET}" xmlns:r="${RELS}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships xmlns="${PARTS}"><Relationship Id="r1" Type="${RELS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet xmlns="${SHEET}"><sheetData>${body}</sheetData></worksheet>`,
      ),
    }),
  );
};

describe.each(SIZES)('the import on a %s', (name, size) => {
  let product: Product;
  let admin: Visit;
  let page: Page;
  beforeAll(async () => {
    product = await openProduct();
    admin = await product.visit(size);
    ({ page } = admin);
    await openSignedIn(admin, product);
  });
  afterAll(() => product.stop());

  const count = async (where: string) => {
    const [{ total } = { total: -1 }] = await product.host.sql<{ total: number }>(
      `select count(*)::int as total from public.consignment where ${where}`,
    );
    return total;
  };
  const choose = (file: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: file, mimeType: 'text/csv', buffer });
  const press = (button: string | RegExp) => page.getByRole('button', { name: button }).click();

  const rows = Array.from({ length: 120 }, (_, place) => cells(`Import ${name} ${place}`));
  rows[6] = cells(`Import ${name} 6`, '31.04.2026');
  const chooseFile = async () => {
    await choose('parcels.csv', csvOf(rows));
    await see(page, 'parcels.csv: 120 rows');
  };
  const correct = async () => {
    const date = page.getByRole('listitem', { name: 'Row 8' }).getByLabel('Delivery date');
    await date.fill('2026-04-03');
    await date.press('Enter');
    await see(page, 'Corrected');
  };
  /** Imports the rows; the second request is stored, and its answer is lost. */
  const loseSecondAnswer = async () => {
    let requests = 0;
    await page.route('**/rpc/import_consignments', async (route) => {
      requests += 1;
      if (requests !== 2) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await press('Import 120 consignments');
    await see(page, /The server could not be reached\. 100 consignments stored, 20 rows not yet\./);
    await page.unroute('**/rpc/import_consignments');
  };
  const isStored = async () => {
    expect(await count(`"recName" like 'Import ${name} %'`)).toBe(120);
    expect(
      await count(
        `"recName" like 'Import ${name} %' and "recPhone" = '+233 30 555' and "sendersPhone" = '0555 0101'`,
      ),
    ).toBe(120);
  };
  const undo = async () => {
    await press('Undo this import');
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await see(page, '120 consignments of the import removed.');
    expect(await count(`"recName" like 'Import ${name} %'`)).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  };

  it('has an error corrected in place, survives a lost answer, stores each row once, and is undone', async () => {
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await page.getByRole('heading', { name: 'Step 1 of 4: Choose a file' }).waitFor();
    await looksRight(page);
    await chooseFile();
    expect(await page.getByLabel('What “Consignee” becomes').inputValue()).toBe('recName');
    await looksRight(page);
    await press('Check the rows');
    await page.getByRole('listitem', { name: 'Row 8' }).getByLabel('Delivery date').waitFor();
    await looksRight(page);
    await correct();
    await loseSecondAnswer();
    await looksRight(page);
    await press('Continue');
    await see(page, '120 consignments stored.');
    await isStored();
    await looksRight(page);
    await undo();
  });

  it('goes on with the same file after an answer that was lost and a reload', async () => {
    await page.goto(IMPORT);
    await chooseFile();
    await press('Check the rows');
    await correct();
    await loseSecondAnswer();
    await page.reload();
    await chooseFile();
    await press('Check the rows');
    await see(page, 'Stored already 120');
    await press('Leave it at that');
    await isStored();
    await undo();
  });

  it('changes nothing with what was exported', async () => {
    const table = () =>
      product.host.sql(
        'select md5(string_agg(consignment::text, chr(10) order by id)) from public.consignment',
      );
    const before = await table();
    const all = await count('archived_at is null');
    await page.goto('/auth/app/admin/track');
    const download = page.waitForEvent('download');
    await press('Export as CSV');
    const file = await (await download).path();
    await page.goto(IMPORT);
    await choose('export.csv', await readFile(file));
    await press('Check the rows');
    await see(page, `Unchanged ${all}`);
    expect(await page.getByRole('button', { name: /^Errors|^Ready|^Duplicates/ }).count()).toBe(0);
    await press('Leave it at that');
    await see(page, `${all} rows changed nothing.`);
    expect(await table()).toEqual(before);
  });

  it('reads a large workbook, and keeps what is stored when it is cancelled', async () => {
    const many = Array.from({ length: LARGE }, (_, place) => cells(`Workbook ${place} ${Math.random()}`));
    await page.goto(IMPORT);
    await choose('large.xlsx', xlsxOf([HEAD, ...many]));
    await see(page, `large.xlsx: ${LARGE.toLocaleString('en')} rows`);
    await press('Check the rows');
    const { gate, release } = makeGate();
    let requests = 0;
    await page.route('**/rpc/import_consignments', async (route) => {
      requests += 1;
      if (requests > 1) await gate;
      return route.continue();
    });
    await press(/^Import [\d,]+ consignments$/);
    await page.getByRole('progressbar', { name: /^100 of [\d,]+ rows done/ }).waitFor();
    await press('Cancel');
    release();
    const stopText = page.getByText(
      /^Stopped\. \d+ consignments are stored and kept; [\d,]+ rows not yet\.$/,
    );
    await stopText.waitFor();
    const stored = Number(/\d+/.exec((await stopText.textContent()) ?? '')?.[0]);
    expect(stored).toBeLessThan(LARGE);
    expect(await count(`"recName" like 'Workbook %'`)).toBe(stored);
  });

  it('leaves no complaint behind but of the answers that were lost', () => {
    const lost = expect.stringMatching(/net::ERR_FAILED .*\/rpc\/import_consignments$/) as unknown;
    expect(admin.complaints).toEqual([lost, lost]);
  });
});
