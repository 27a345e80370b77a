import type { Page } from 'playwright-core';
import { looksRight, openProduct, PHONE, see, signIn, type Product } from './browser';
import { store } from './consignment';
import { photoOfPhone, sign } from './proof';
import {
  aScanner,
  enter,
  isAllSent,
  isKept,
  isScanning,
  passHold,
  scanByHand,
  signInToScan,
} from './scanner';

/** The calls by which a delivery with a proof and two photographs is sent. */
const CALLS = /\/rpc\/(record_scan|add_proof|add_proof_photo)$/;

describe('the proof of a delivery at the scanner', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());

  /** A consignment that is out for delivery. */
  const outForDelivery = async () => {
    const parcel = await store(product);
    await product.host.sql(
      `insert into public.consignment_event (consignment, code, classifier, moment)
       values ($1, 'out_for_delivery', 'actual', now())`,
      [parcel.id],
    );
    return parcel;
  };

  const formOf = async (page: Page, trackingId: string) => {
    const form = page.getByRole('dialog', { name: `Proof of delivery of ${trackingId}` });
    await form.waitFor();
    return form;
  };

  it('is kept with its scan without a line, and sent once and in order, however often the page is killed', async () => {
    const visit = await product.visit(PHONE);
    const email = await aScanner(product);
    const { id, trackingId } = await outForDelivery();
    await signInToScan(visit, email);
    await isKept(visit.page);
    await visit.page.clock.install();
    await visit.context.setOffline(true);
    const { page } = visit;
    await enter(page, trackingId);
    await page.getByLabel('What happened').selectOption('Delivered');
    await page.getByRole('button', { name: 'Record' }).click();
    const form = await formOf(page, trackingId);
    await form.getByLabel('Who took the goods').fill('Kofi Mensah');
    await sign(page, form);
    const photo = { name: 'gate.jpg', mimeType: 'image/jpeg', buffer: await photoOfPhone() };
    await form.locator('input[type=file]').setInputFiles([photo, { ...photo, name: 'door.jpg' }]);
    await form.getByRole('img', { name: 'Photograph 2 of 2' }).waitFor();
    await looksRight(page);
    await form.getByRole('button', { name: 'Record', exact: true }).click();
    await see(page, `Recorded: ${trackingId}: Delivered`);
    await see(page, /^Waiting, with proof of delivery/);

    // the page is killed after the server has each of the four parts, and before it
    const killed: string[] = [];
    await page.route(CALLS, async (route) => {
      const { url, postData } = { url: route.request().url(), postData: route.request().postData() };
      const part = `${CALLS.exec(url)?.[1]} ${(JSON.parse(postData ?? '{}') as { number?: number }).number ?? ''}`;
      const deaths = killed.filter((killedPart) => killedPart === part).length;
      if (deaths === 2) return route.continue();
      killed.push(part);
      if (deaths === 1) await route.fetch();
      await page.reload();
      await route.abort().catch(() => undefined); // it died with its page
    });
    await passHold(page);
    await visit.context.setOffline(false);
    await isAllSent(page);
    const parts = ['record_scan ', 'add_proof ', 'add_proof_photo 1', 'add_proof_photo 2'];
    expect(killed).toEqual(parts.flatMap((part) => [part, part]));
    const count = async (sql: string) =>
      (await product.host.sql<{ count: number }>(`select count(*)::int as count from ${sql}`, [id]))[0]
        ?.count;
    expect(await count(`public.consignment_event where code = 'delivered' and consignment = $1`)).toBe(1);
    expect(await count('private.proof where consignment = $1')).toBe(1);
    expect(await count('private.proof_photo join private.proof on id = proof where consignment = $1')).toBe(
      2,
    );

    const office = await product.visit(PHONE);
    await signIn(office, product);
    await office.page.goto(`/auth/app/admin/track/${id}`);
    const panel = office.page.getByRole('region', { name: 'Proof of delivery' });
    await panel.getByRole('img', { name: 'Signature of Kofi Mensah' }).waitFor();
    await panel.getByText(`Taken by ${email}`).waitFor();
    await panel.getByRole('button', { name: 'Show 2 photographs' }).click();
    await panel.getByRole('img', { name: 'Photograph 2 of 2' }).waitFor();
    await office.context.close();
    await visit.context.close();
  });

  it('stays when another label is scanned by accident and when the page is loaded again', async () => {
    const visit = await product.visit(PHONE);
    const { page } = visit;
    const { id, trackingId } = await outForDelivery();
    await signInToScan(visit, await aScanner(product));
    await page.clock.install();
    await enter(page, trackingId);
    await page.getByRole('button', { name: 'Delivered' }).click();
    const form = await formOf(page, trackingId);
    await sign(page, form);
    const signer = form.getByLabel('Who took the goods');
    await signer.fill('Kofi Mensah');
    await scanByHand(page, 'OTHER123-2');
    await see(page, /^Not taken: OTHER123, piece 2/);
    expect(await signer.inputValue()).toBe('Kofi Mensah');
    await looksRight(page);
    await page.reload();
    await isScanning(page);
    await enter(page, trackingId);
    await page.getByRole('button', { name: 'Delivered' }).click();
    expect(await signer.inputValue()).toBe('Kofi Mensah');
    await form.getByRole('button', { name: 'Record', exact: true }).click();
    await see(page, `Recorded: ${trackingId}: Delivered`);
    await passHold(page);
    await isAllSent(page);
    const [proof] = await product.host.sql<{ signer: string; lines: number }>(
      'select signer, jsonb_array_length(signature) as lines from private.proof where consignment = $1',
      [id],
    );
    expect(proof).toEqual({ signer: 'Kofi Mensah', lines: 1 });
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });
});
