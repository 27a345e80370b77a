import {
  findBarriers,
  LAPTOP,
  openProduct,
  PHONE,
  see,
  sidewaysScroll,
  TABLET,
  type Product,
  type Visit,
} from './browser';
import { store } from './consignment';
import { openSignedIn } from './session';

const dialog = ({ page }: Visit) => page.getByRole('dialog');
const panel = ({ page }: Visit, name: string) => page.getByRole('region', { name, exact: true });
const isClosed = (visit: Visit) => dialog(visit).waitFor({ state: 'detached' });
const press = (visit: Visit, name: string | RegExp) =>
  visit.page.getByRole('button', { name, exact: true }).click();
const confirm = async (visit: Visit, name: string) => {
  await dialog(visit).getByRole('button', { name, exact: true }).click();
  await isClosed(visit);
};
const choosePlace = async (visit: Visit, label: string, text: string, place: string) => {
  await dialog(visit).getByLabel(label).fill(text);
  await visit.page.getByRole('option', { name: place }).first().click();
};

describe('the journey of a consignment, on its page in the admin area', () => {
  let product: Product;
  let admin: Visit;
  let visitor: Visit;
  beforeAll(async () => {
    product = await openProduct();
    admin = await product.visit();
    visitor = await product.visit();
    await openSignedIn(admin, product);
  });
  afterAll(() => product.stop());

  const pageOf = (id: number) => `/auth/app/admin/track/${id}`;
  const begin = async () => {
    const created = await store(product);
    await admin.page.goto(pageOf(created.id));
    await admin.page.getByRole('table', { name: /^Entries of this journey/ }).waitFor();
    return created;
  };
  const track = async (trackingId: string) => {
    const { page } = visitor;
    await page.goto(`/tracking?id=${trackingId}`);
    await see(page, 'Shippment Status');
    return page;
  };
  const haveLegs = async (...routes: string[]) => {
    const items = panel(admin, 'Legs').getByRole('listitem');
    for (const [at, route] of routes.entries())
      await panel(admin, 'Legs')
        .getByRole('listitem', { name: `Leg ${at + 1}, ${route}` })
        .waitFor();
    expect(await items.count()).toBe(routes.length);
  };
  const addLeg = async (from: [string, string] | undefined, to: [string, string]) => {
    await press(admin, 'Add a leg');
    if (from) await choosePlace(admin, 'From', ...from);
    await choosePlace(admin, 'To', ...to);
    await confirm(admin, 'Save');
  };

  it('gets the likely update with two presses, which visitors then see, and loses it when it is voided', async () => {
    const { page } = admin;
    const { trackingId } = await begin();
    await press(admin, 'Picked up, Rotterdam');
    await dialog(admin).getByRole('button', { name: 'Save' }).click();
    await isClosed(admin);
    await see(page, 'Update added');
    const visited = await track(trackingId);
    await see(visited, 'Picked up');

    await press(admin, /^Void “Picked up”/);
    await see(page, 'Customers will no longer see it. It stays here with your reason.');
    await dialog(admin).getByLabel('Reason').fill('Wrong consignment');
    await confirm(admin, 'Void');
    const voided = page.getByRole('row').filter({ hasText: 'Wrong consignment' });
    await voided.getByText(`Voided by ${product.host.admin.email}`).waitFor();
    expect(await voided.locator('s').first().isVisible()).toBe(true);
    expect(await voided.getByRole('button').count()).toBe(0);

    await visited.reload();
    await see(visited, 'Shippment Status');
    const history = visited.getByRole('table', { name: 'Shipment history' });
    expect(await history.getByRole('row').count()).toBe(2);
    expect(await history.textContent()).not.toContain('Picked up');
    expect(await visited.content()).not.toContain('Wrong consignment');
    expect([...admin.complaints, ...visitor.complaints]).toEqual([]);
  });

  it('refuses what cannot have happened in the words of the database, and keeps what was typed', async () => {
    const { page } = admin;
    await begin();
    await press(admin, 'Add update');
    await dialog(admin).getByLabel('Event').first().selectOption('Held');
    await dialog(admin).getByLabel('Reason').fill('Customs inspection');
    await dialog(admin).getByLabel('Time there').fill('2026-02-01T08:00');
    await press(admin, 'Save');
    await see(page, /^This is before the registration of the consignment\./);
    await dialog(admin).getByLabel('Time there').fill('2098-02-01T08:00');
    await press(admin, 'Save');
    await see(page, /^What has happened cannot be in the future/);
    await dialog(admin).getByLabel('Time there').fill('2100-02-01T08:00');
    await press(admin, 'Save');
    await see(page, 'Enter a date from 2000 to 2099');
    await choosePlace(admin, 'Place', 'zurich', 'Zürich, Switzerland');
    await dialog(admin).getByLabel('Time there').fill('2026-03-02T08:00');
    expect(await dialog(admin).getByLabel('Reason').inputValue()).toBe('Customs inspection');
    await confirm(admin, 'Save');
    await see(page, 'Zürich, Switzerland');
  });

  it('corrects an entry: the right one takes the place of the wrong one', async () => {
    const { trackingId } = await begin();
    await press(admin, 'Picked up, Rotterdam');
    await dialog(admin).getByLabel('Note to the customer').fill('At nine');
    await confirm(admin, 'Save');
    await press(admin, /^Correct “Picked up”/);
    await dialog(admin).getByLabel('Note to the customer').fill('At ten');
    await dialog(admin).getByLabel('What was wrong').fill('Wrong note');
    await confirm(admin, 'Save');
    await see(admin.page, /^Corrects “Picked up”/);
    const history = (await track(trackingId)).getByRole('table', { name: 'Shipment history' });
    expect(await history.textContent()).toContain('At ten');
    expect(await history.textContent()).not.toContain('At nine');
  });

  it('revises the expected arrival with a reason, which visitors see', async () => {
    const { trackingId } = await begin();
    await press(admin, 'Revise expected arrival');
    await dialog(admin).getByLabel('Earliest').fill('2026-12-27T08:00');
    await dialog(admin).getByLabel('Latest').fill('2026-12-28T18:00');
    await dialog(admin).getByLabel('Reason').fill('Bad weather on the route');
    await confirm(admin, 'Save');
    const revisions = admin.page.getByRole('table', { name: 'Revisions of the expected arrival' });
    expect(await revisions.textContent()).toContain(product.host.admin.email);
    const page = await track(trackingId);
    await see(page, /now expected 27 December 2026/);
    await see(page, /Bad weather on the route/);
  });

  it('has legs that are added, ordered by keyboard and by hand, and kept as a template', async () => {
    const { page } = admin;
    await begin();
    const [SEA, ROAD] = ['Rotterdam to Tema', 'Tema to Accra'];
    await addLeg(['rotterdam', 'Rotterdam, Netherlands'], ['tema', 'Tema, Ghana']);
    await haveLegs(SEA); // the next one begins where it ends
    await addLeg(undefined, ['accra', 'Accra, Ghana']);
    await haveLegs(SEA, ROAD);

    const isOrdered = () => page.waitForResponse((answer) => answer.url().includes('/rpc/order_legs'));
    await page.getByRole('button', { name: 'Move leg 2 up' }).focus();
    const byKey = isOrdered();
    await page.keyboard.press('Enter');
    await byKey;
    await haveLegs(ROAD, SEA);
    await page.waitForFunction(
      (label) => document.activeElement?.getAttribute('aria-label') === label,
      'Move leg 1 down',
    );
    await page.waitForFunction(
      (text) => document.getElementById('announcement')?.textContent === text,
      `${ROAD} is now leg 1 of 2`,
    );

    const handle = panel(admin, 'Legs').getByTitle('Drag to another place').first();
    await handle.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await handle.boundingBox()) ?? {};
    const byHand = isOrdered();
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 10, y + 150, { steps: 5 });
    await page.mouse.up();
    await byHand;
    await haveLegs(SEA, ROAD);

    await press(admin, 'Save as a template');
    await dialog(admin).getByLabel('Name').fill('Rotterdam to Accra');
    await confirm(admin, 'Save');
    await begin();
    await press(admin, 'Use a template');
    await press(admin, 'Insert the legs of “Rotterdam to Accra”');
    await isClosed(admin);
    await page.getByRole('button', { name: 'Edit leg 2' }).waitFor();
    await haveLegs(SEA, ROAD);

    await press(admin, 'Departed, Rotterdam');
    await page.getByRole('heading', { name: /^Add an update to/ }).waitFor();
  });

  it('tells the second of two admins that a leg has changed, and keeps what they typed', async () => {
    const { id } = await begin();
    await addLeg(['rotterdam', 'Rotterdam, Netherlands'], ['tema', 'Tema, Ghana']);
    const other = await product.visit();
    await openSignedIn(other, product, pageOf(id));
    for (const [visit, carrier] of [
      [admin, 'Maersk'],
      [other, 'MSC'],
    ] as const) {
      await press(visit, 'Edit leg 1');
      await dialog(visit).getByLabel('Carrier').fill(carrier);
    }
    await confirm(admin, 'Save');
    await press(other, 'Save');
    await see(other.page, /^Somebody has changed this leg since you opened it/);
    expect(await dialog(other).getByText('Maersk').isVisible()).toBe(true);
    expect(await dialog(other).getByLabel('Carrier').inputValue()).toBe('MSC');
    await confirm(other, 'Save');
    await see(other.page, 'MSC');
  });

  it('keeps what was typed while offline and through a reload, and stores it once', async () => {
    const { page, context } = admin;
    const { id } = await begin();
    await press(admin, 'Add update');
    await dialog(admin).getByLabel('Event').first().selectOption('Departed');
    await dialog(admin).getByLabel('Internal note').fill('Seal 4711');
    await context.setOffline(true);
    await press(admin, 'Save');
    await see(page, /^Could not reach the server/);
    await context.setOffline(false);
    await page.reload();
    await press(admin, 'Add update');
    await see(page, /^What you typed and did not save is back/);
    expect(await dialog(admin).getByLabel('Internal note').inputValue()).toBe('Seal 4711');
    await page.route('**/rest/v1/consignment_event*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await press(admin, 'Save');
    await see(page, /^Could not reach the server/);
    await page.unroute('**/rest/v1/consignment_event*');
    await confirm(admin, 'Save');
    expect(
      await product.host.sql('select 1 from public.consignment_event where consignment = $1', [id]),
    ).toHaveLength(2);
  });

  describe('on phones, tablets and laptops', () => {
    beforeAll(async () => {
      await begin();
      await addLeg(['rotterdam', 'Rotterdam, Netherlands'], ['tema', 'Tema, Ghana']);
    });

    const isFitting = async () => {
      const { page } = admin;
      for (const size of [LAPTOP, TABLET, PHONE]) {
        await page.setViewportSize(size);
        await admin.settled();
        expect([size.width, await sidewaysScroll(page)]).toEqual([size.width, 0]);
      }
      expect(await findBarriers(page)).toEqual([]);
      await page.setViewportSize(LAPTOP);
      expect(admin.complaints.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
    };

    it('fits without barriers', isFitting);

    it.each([
      'Add update',
      'Revise expected arrival',
      'Add a leg',
      'Use a template',
      'Save as a template',
      /^Void “Registered”/,
      /^Correct “Registered”/,
    ])('fits without barriers while the form of %s is open', async (name) => {
      await press(admin, name);
      await dialog(admin)
        .getByRole('button', { name: /Cancel|Close/ })
        .waitFor();
      await isFitting();
      await admin.page.keyboard.press('Escape');
      await isClosed(admin);
    });
  });
});
