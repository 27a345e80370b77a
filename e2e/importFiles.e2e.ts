import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { looksRight, openProduct, see, SIZES, type Product, type Visit } from './browser';
import { openSignedIn } from './session';

const IMPORT = '/auth/app/admin/import';

const HEAD =
  'Shipper,Shipper email,Shipper addr.,Shipper Tel,Cnee,Cnee email,Cnee address,Cnee tel,No. of pkgs,Gross Wt,Goods desc,ETA,POL,Dest,Current location,City,Status,Vessel';
/** “é” in Windows-1252, as spreadsheets save it. */
const row = (receiver: string, dueDate: string, country: string) =>
  `Ada,ada@sender.example,4 Canal Street,0555 0101,Ren\xe9 ${receiver},rene@receiver.example,12 Harbour Road,0302 555,12,220,Tea,${dueDate},NL,${country},Holland,Rotterdam,Registered,Atlantic Spirit`;

const WIDE = 20_000;
const HEADS = Array.from({ length: WIDE }, (_, at) => `c${at}`);
const XLSX = {
  'xl/workbook.xml':
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${'<c t="inlineStr"><is><t>x</t></is></c>'.repeat(WIDE)}</row></sheetData></worksheet>`,
};

describe.each(SIZES)('the import of foreign files on a %s', (name, size) => {
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

  const choose = async (file: string, buffer: Buffer) => {
    await page.goto(IMPORT);
    await page.locator('input[type=file]').setInputFiles({ name: file, mimeType: 'text/csv', buffer });
  };
  const press = (button: string | RegExp) => page.getByRole('button', { name: button }).click();

  it('asks for what the file does not tell, offers what is meant, and stores it', async () => {
    const lines = [
      `Week 12 of ${name}`,
      '',
      HEAD,
      row('One', '03/04/2027', 'USA'),
      row('Two', '05/06/2027', 'Germny'),
    ];
    await choose('foreign.csv', Buffer.from(lines.join('\r\n'), 'latin1'));
    await see(page, `Above the headings, and not imported: Week 12 of ${name}`);
    await see(page, '1 column of the file is not imported: Vessel.');
    await looksRight(page);
    await page.getByLabel('All letters are right').check();
    await page.getByLabel('Order of the dates in “ETA”').selectOption('dmy');
    await page.getByLabel('Unit of “Gross Wt”').selectOption('lb');
    await looksRight(page);
    await press('Check the rows');
    await page.getByRole('group', { name: 'Heading to: did you mean' }).waitFor();
    await looksRight(page);
    await press('Germany');
    await see(page, /The file is read as follows: 220 is 99\.79 kg; .*Holland is Netherlands/);
    await looksRight(page);
    await press('Import 2 consignments');
    await see(page, '2 consignments stored.');
    const stored = await product.host.sql(
      `select "headingTo", "itemWeight", "departedFrom" from public.consignment where "recName" like 'René %' order by "recName"`,
    );
    expect(stored).toEqual([
      { headingTo: 'United States of America', itemWeight: '99.79', departedFrom: 'Netherlands' },
      { headingTo: 'Germany', itemWeight: '99.79', departedFrom: 'Netherlands' },
    ]);
  });

  it.each<[kind: string, file: string, bytes: Buffer]>([
    ['text', 'wide.csv', Buffer.from(`${HEADS.join(',')}\n${'1,'.repeat(WIDE)}`)],
    ['page', 'wide.xls', Buffer.from(`<table><tr>${'<td>x</td>'.repeat(WIDE)}</tr></table>`)],
    [
      'workbook',
      'wide.xlsx',
      Buffer.from(
        zipSync(Object.fromEntries(Object.entries(XLSX).map(([part, xml]) => [part, strToU8(xml)]))),
      ),
    ],
  ])('refuses a %s of 20,000 columns', async (_kind, file, bytes) => {
    await choose(file, bytes);
    await see(page, /^This file has 20,000 columns\. At most 200 are read/);
  });

  it('leaves no complaint behind', () => expect(admin.complaints).toEqual([]));
});
