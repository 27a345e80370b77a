import { readFile } from 'node:fs/promises';
import { lanes } from '../src/content/lanes';
import { hydrated, LAPTOP, looksRight, openProduct, PHONE, see, type Product, type Visit } from './browser';
import { openSignedIn } from './session';

const FINDER = '/transit_times';
const KEPT = '/auth/app/admin/lanes';
const SEA = 'Rotterdam – New York';

describe('transit times', () => {
  let product: Product;
  let visitor: Visit;
  let admin: Visit;
  beforeAll(async () => {
    product = await openProduct();
    visitor = await product.visit(PHONE);
    admin = await product.visit(LAPTOP);
    await openSignedIn(admin, product, KEPT);
  });
  afterAll(() => product.stop());

  /** Types into a field of places and takes the first that is offered. */
  const choose = async (label: string, text: string, offered: RegExp) => {
    const { page } = visitor;
    const field = page.getByRole('combobox', { name: label, exact: true });
    await field.click();
    await field.fill('');
    await field.pressSequentially(text);
    await page.getByRole('option', { name: offered }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  const show = () => visitor.page.getByRole('button', { name: 'Show transit times' }).click();
  const laneEntry = (name: string | RegExp) =>
    visitor.page.getByRole('listitem').filter({ has: visitor.page.getByRole('heading', { name }) });

  it('are found by a visitor who types two places, with the days on which goods arrive', async () => {
    const { page } = visitor;
    await page.goto(FINDER);
    await show(); // before the app is there: it is asked again then
    await see(page, 'Enter a place');
    await choose('From', 'rotterd', /^Rotterdam/);
    await choose('To', 'new york', /^New York/);
    await page.getByLabel('Mode').selectOption('ocean');
    const ready = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Goods ready on (optional)').fill(ready);
    await show();
    const lane = laneEntry(`Ocean: ${SEA}`);
    await lane.getByText('11–13 days, port to port').waitFor();
    await lane.getByText('FCL 3 days, LCL 5 days before departure').waitFor();
    await lane.getByText('16 November 2026').waitFor();
    await lane.getByText(/^\d+ \w+ \d{4} to \d+ \w+ \d{4}$/).waitFor();
    expect(await lane.getByRole('link', { name: /^Ask for a quote/ }).getAttribute('href')).toBe(
      '/quote?from=NLRTM&to=USNYC&mode=ocean',
    );
    await looksRight(page);
  });

  it('stay in the address, with the names of the places', async () => {
    const { page } = visitor;
    expect(page.url()).toContain('from=NLRTM&to=USNYC&mode=ocean&ready=');
    await page.reload();
    await laneEntry(`Ocean: ${SEA}`).waitFor();
    expect(await page.getByRole('combobox', { name: 'From', exact: true }).inputValue()).toBe('Rotterdam');
  });

  it('are found by a name that is the same in two countries', async () => {
    const { page } = visitor;
    await page.goto(FINDER);
    await page.getByRole('combobox', { name: 'From', exact: true }).fill('Rotterdam');
    await hydrated(visitor);
    await page.getByRole('combobox', { name: 'To', exact: true }).fill('Tema');
    await page.keyboard.press('Escape');
    await show();
    await see(page, 'Taken as Rotterdam, Netherlands. Not meant?');
    await laneEntry(/North Europe – West Africa/).waitFor();
    await looksRight(page);
    await page.getByRole('link', { name: 'Rotterdam, United States of America' }).click();
    await see(page, 'We do not have this lane yet.');
  });

  it('are asked for where there is no lane, and not where a place is unknown', async () => {
    const { page } = visitor;
    await page.goto(`${FINDER}?from=NZAKL&to=Chile`);
    await see(page, 'We do not have this lane yet.');
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Ask for a quote', exact: true })
        .getAttribute('href'),
    ).toBe('/quote?from=NZAKL&to=Chile');
    await looksRight(page);
    await page.goto(`${FINDER}?from=Atlantis&to=Chile`);
    await see(page, 'We know no place called “Atlantis”.');
  });

  it('are exported, and imported once what is wrong is corrected', async () => {
    const { page } = admin;
    await page
      .getByRole('button', { name: `Edit ${SEA}` })
      .or(page.getByText('Western Europe – China'))
      .first()
      .waitFor();
    await looksRight(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv.trimEnd().split('\r\n')).toHaveLength(lanes.length + 1);
    const row = csv.split('\r\n').find((line) => line.includes('NLRTM')) ?? '';
    await page.getByRole('link', { name: 'Import from CSV' }).click();
    const file = (text: string) => ({ name: 'lanes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page
      .locator('input[type=file]')
      .setInputFiles(file(csv.replace(row, row.replace(',11,13,', ',eleven,12,'))));
    const wrong = page.getByRole('listitem', { name: /^Row \d+$/ });
    await wrong.getByText('A whole number from 0 to 200').waitFor();
    await looksRight(page);
    expect(await page.getByRole('button', { name: /^Store/ }).isDisabled()).toBe(true);
    await wrong.getByLabel('Days, at least').fill('10');
    await wrong.getByLabel('Days, at least').press('Enter');
    await page.getByRole('button', { name: 'Changed 1' }).click();
    await see(page, /Days, at least: 11 → 10/);
    await looksRight(page);
    await page.getByRole('button', { name: 'Store 1 change' }).click();
    await see(page, 'Imported: 0 lanes added, 1 changed, 0 deleted.');
    await looksRight(page);
  });

  it('are new for visitors at once, on a page that was written with the old ones', async () => {
    const { page } = visitor;
    await page.goto('/transit_times/ocean-rotterdam-new-york?now');
    await see(page, '10–12 days, port to port');
    await page.goto(`${FINDER}?from=NLRTM&to=USNYC&mode=ocean`);
    await laneEntry(`Ocean: ${SEA}`).getByText('10–12 days, port to port').waitFor();
  });

  it('are deleted after a question that says what goes, and come back', async () => {
    const { page } = admin;
    await page.setViewportSize(PHONE);
    await page.goto(`${KEPT}?search=nlrtm`);
    await page.getByRole('button', { name: `Edit ${SEA}` }).waitFor();
    await looksRight(page);
    await page.getByRole('button', { name: `Delete ${SEA}` }).click();
    const dialog = page.getByRole('dialog', { name: `Delete the lane ${SEA}` });
    await dialog.getByText(/transit time of 10–12 days/).waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await see(page, `Deleted ${SEA}.`);
    await page.getByRole('button', { name: `Undo: Deleted ${SEA}.` }).click();
    await see(page, 'Undone.');
    await page.getByRole('button', { name: `Edit ${SEA}` }).click();
    await page
      .getByRole('dialog', { name: `Lane ${SEA}` })
      .getByLabel('Days, at most')
      .fill('9');
    await page.getByRole('button', { name: 'Save' }).click();
    await see(page, 'This is less than the number at least');
    await looksRight(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });

  it('of a lane are on a page that needs no script, with their date', async () => {
    const context = await product.browser.newContext({
      javaScriptEnabled: false,
      baseURL: product.host.url,
      viewport: PHONE,
    });
    const page = await context.newPage();
    await page.goto('/transit_times/ocean-china-north-europe');
    await page.getByRole('heading', { name: 'China – North Europe by ocean', level: 1 }).waitFor();
    await see(page, '32–45 days, port to port');
    await see(page, '16 November 2026');
    await page.getByRole('main').getByRole('link', { name: 'All transit times' }).click();
    await see(page, /All lanes are listed below/);
    await page.getByRole('link', { name: SEA }).waitFor();
    await context.close();
  });

  it('leave nothing in the console', () => {
    expect([...visitor.complaints, ...admin.complaints, ...visitor.strangers]).toEqual([]);
  });
});
