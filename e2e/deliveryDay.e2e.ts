import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { toExactTime } from '@/ui/dates/exactTime';
import { caller } from '../supabase/tests/support/api';
import { LAPTOP, openProduct, PHONE, see, sidewaysScroll, signIn, type Product, type Visit } from './browser';
import { field, fillParties, fillShipment } from './consignment';

const TRACK = '/auth/app/admin/track';
const IMPORT = '/auth/app/admin/import';
const AMERICA = 'United States of America';

interface Tracked {
  deliveryDate: string;
  journey: { destinationZone: string | null };
}

/** A desk in Los Angeles, what it enters for other places, and who reads it elsewhere. */
describe('a day of delivery', () => {
  let product: Product;
  let desk: Visit;
  beforeAll(async () => {
    product = await openProduct();
    desk = await product.visit(LAPTOP, undefined, 'America/Los_Angeles');
    await signIn(desk, product);
  });
  afterAll(() => product.stop());

  /** Sends the form, whose second step was filled in; the tracking id of what it stored. */
  const create = async ({ page }: Visit) => {
    const answer = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/rest/v1/consignment'),
    );
    await page.getByRole('button', { name: 'Create' }).click();
    const [created] = (await (await answer).json()) as [{ id: number; trackingId: string }];
    return created;
  };
  const enter = async (country: string, time: string) => {
    await desk.page.goto(TRACK);
    await fillParties(desk.page);
    await fillShipment(desk.page);
    await field(desk.page, 'Heading to').selectOption(country);
    await field(desk.page, 'Delivery date').fill(time);
  };
  const readAs = async (zone: string, trackingId: string, check: (page: Page) => Promise<void>) => {
    const visitor = await product.visit(PHONE, undefined, zone);
    await visitor.page.goto(`/tracking?id=${trackingId}`);
    await see(visitor.page, 'Shippment Status');
    await visitor.page.getByText('Package Information').click(); // folded on a phone
    await check(visitor.page);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  };
  const promised = (page: Page) =>
    page
      .locator('dt', { hasText: 'Will Be Delivered' })
      .locator('xpath=following-sibling::dd[1]')
      .innerText();
  const tracked = async (trackingId: string) => {
    const { body } = await caller(product.host)('POST', '/rest/v1/rpc/track_consignment', {
      body: { tracking_id: trackingId },
    });
    return (body as [Tracked])[0];
  };

  it('is the one that was typed, for every reader, on paper and as JSON', async () => {
    const { page } = desk;
    await enter('Singapore', '2026-12-24T06:00');
    await see(page, 'Singapore: 24 December 2026, 06:00 GMT+8 (23 December 2026, 14:00 GMT-8 your time)');
    const { id, trackingId } = await create(desk);
    for (const zone of ['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati'])
      await readAs(zone, trackingId, async (page) => {
        expect([zone, await promised(page)]).toEqual([zone, '24 December 06:00']);
        await see(page, 'Will Be Delivered: time zone Asia/Singapore');
        await page.emulateMedia({ media: 'print' });
        expect([zone, await promised(page)]).toEqual([zone, '24 December 06:00']);
      });
    const { deliveryDate, journey } = await tracked(trackingId);
    expect(toExactTime(deliveryDate, journey.destinationZone)).toBe('2026-12-24T06:00:00+08:00');
    await page.goto(`/auth/app/admin/papers?paper=labels#${id}`);
    await see(page, '24 December 2026');
    await page.goto(TRACK);
    await page
      .getByRole('row', { name: trackingId })
      .getByText(/^24 Dec/)
      .waitFor();
  });

  it('stays when the destination is corrected', async () => {
    const { page } = desk;
    await enter('Singapore', '2026-12-24T06:00');
    const { id, trackingId } = await create(desk);
    await page.goto(`${TRACK}/${id}?correct`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Heading to').selectOption('Ghana');
    await dialog
      .getByText('Ghana: 24 December 2026, 06:00 GMT (23 December 2026, 22:00 GMT-8 your time)')
      .waitFor();
    await dialog.getByLabel('Reason').fill('Another port');
    await dialog.getByRole('button', { name: 'Save correction' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const { deliveryDate, journey } = await tracked(trackingId);
    expect(toExactTime(deliveryDate, journey.destinationZone)).toBe('2026-12-24T06:00:00+00:00');
  });

  it('is asked for with its place in a country of several time zones', async () => {
    const { page } = desk;
    await enter(AMERICA, '2026-12-24T06:00');
    await see(page, /United States of America has several time zones: name the place of delivery/);
    await see(page, /Without one, this is your own time \(America\/Los_Angeles\)/);
    await page.setViewportSize(PHONE);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize(LAPTOP);
    const place = page.getByLabel('Place of delivery');
    await place.fill('Springfield');
    await page.getByRole('button', { name: 'Create' }).click();
    await see(page, /This is no place in United States of America that is known/);
    await place.fill('chicago');
    await page.getByRole('option', { name: 'Chicago (USCHI)' }).click();
    await see(
      page,
      'Chicago (USCHI), United States of America: 24 December 2026, 06:00 GMT-6 (04:00 GMT-8 your time)',
    );
    const { trackingId } = await create(desk);
    await readAs('Asia/Tokyo', trackingId, async (page) => {
      expect(await promised(page)).toBe('24 December 06:00');
      await see(page, /Will Be Delivered: time zone America\/Chicago/);
    });
  });

  it('is read by the clock of the desk, and says so, where no place was named', async () => {
    await enter(AMERICA, '2026-12-24T23:00');
    const { trackingId } = await create(desk);
    await readAs('Asia/Tokyo', trackingId, async (page) => {
      expect(await promised(page)).toBe('24 December 23:00');
      await see(page, /Will Be Delivered: time zone America\/Los Angeles/);
    });
  });

  it('is the same in an export of one desk and the import of another', async () => {
    const names = ['name', 'email', 'address', 'phone'].flatMap((fact) => [
      `Sender ${fact}`,
      `Receiver ${fact}`,
    ]);
    const head = [
      ...names,
      'Quantity',
      'Delivery date',
      'Departed from',
      'Heading to',
      'Current location',
      'Current city',
      'Status',
    ];
    const line = (country: string) => [
      ...names.map((name) => `${name} ${country}`),
      '1',
      '2026-12-24',
      'Netherlands',
      country,
      'Netherlands',
      'Rotterdam',
      'Booked',
    ];
    const file = [head, line('New Zealand'), line(AMERICA), line('Singapore')]
      .map((cells) => cells.join())
      .join('\r\n');
    const choose = async ({ page }: Visit, name: string, text: string) => {
      await page.goto(IMPORT);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
      await page.getByRole('button', { name: 'Check the rows' }).click();
    };
    await choose(desk, 'parcels.csv', file);
    await desk.page.getByLabel(`Time zone of dates in ${AMERICA}`).selectOption('America/New_York');
    await desk.page.getByLabel('Time zone of dates in New Zealand').selectOption('Pacific/Auckland');
    await desk.page
      .getByText(/^24 Dec/)
      .nth(2)
      .waitFor(); // they are all checked again
    await desk.page.getByRole('button', { name: 'Import 3 consignments' }).click();
    await see(desk.page, '3 consignments stored.');
    const rows = await product.host.sql<{ headingTo: string; day: string }>(
      `select "headingTo", to_char("deliveryDate" at time zone (journey ->> 'destinationZone'), 'YYYY-MM-DD HH24:MI') as day
       from public.consignment where status = 'Booked' order by 1`,
    );
    expect(rows.map(({ headingTo, day }) => [headingTo, day])).toEqual(
      ['New Zealand', 'Singapore', AMERICA].map((country) => [country, '2026-12-24 12:00']),
    );

    await desk.page.goto(TRACK);
    const saving = desk.page.waitForEvent('download');
    await desk.page.getByRole('button', { name: 'Export as CSV' }).click();
    const exported = await readFile(await (await saving).path(), 'utf8');
    expect(exported).toContain('2026-12-24T12:00:00+13:00');
    const tokyo = await product.visit(LAPTOP, undefined, 'Asia/Tokyo');
    await signIn(tokyo, product);
    await choose(tokyo, 'exported.csv', exported);
    await see(tokyo.page, 'The consignments with these tracking numbers are as the file says.');
    expect(await tokyo.page.getByRole('button', { name: /^Errors/ }).count()).toBe(0);
    await tokyo.context.close();
  });
});
