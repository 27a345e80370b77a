import sharp from 'sharp';
import { looksRight, openProduct, see, signIn, SIZES, type Product, type Visit } from './browser';
import { store } from './consignment';
import { photoOfPhone, sign } from './proof';

/** What a photograph of an iPhone begins with. */
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

describe.each(SIZES)('a proof of delivery, on a %s', (_name, size) => {
  let product: Product;
  let admin: Visit;
  let parcel: { id: number; trackingId: string };
  beforeAll(async () => {
    product = await openProduct();
    parcel = await store(product);
    admin = await product.visit(size);
    await signIn(admin, product);
  });
  afterAll(() => product.stop());

  it('is signed by hand and photographed, without what the camera knows', async () => {
    const { page } = admin;
    await page.goto(`/auth/app/admin/track/${parcel.id}`);
    await page.getByRole('button', { name: 'Add a proof' }).click();
    const dialog = page.getByRole('dialog', { name: 'Proof of delivery' });
    await dialog.getByLabel('Who took the goods').fill('Kofi Mensah');
    await sign(page, dialog);
    const files = dialog.locator('input[type=file]');
    await files.setInputFiles({
      name: 'drawing.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">'),
    });
    await see(page, '“drawing.svg” is not a picture that this browser can read.');
    await files.setInputFiles({ name: 'IMG_0001', mimeType: '', buffer: HEIC });
    await see(page, /^“IMG_0001” is a photograph in Apple’s format HEIC.*Most Compatible/);
    await looksRight(admin.page);
    await files.setInputFiles({ name: 'gate.jpg', mimeType: 'image/jpeg', buffer: await photoOfPhone() });
    await dialog.getByRole('img', { name: 'Photograph 1 of 1' }).waitFor();
    await looksRight(admin.page);
    await dialog.getByRole('button', { name: 'Store the proof' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const panel = page.getByRole('region', { name: 'Proof of delivery' });
    await panel.getByRole('img', { name: 'Signature of Kofi Mensah' }).waitFor();
    await panel.getByRole('button', { name: 'Show the photograph' }).click();
    await panel.getByRole('img', { name: 'Photograph 1 of 1' }).waitFor();
    const [proof] = await product.host.sql<{ photo: string }>(
      `select encode(photo, 'base64') as photo from private.proof_photo`,
    );
    const photo = Buffer.from(proof?.photo ?? '', 'base64');
    expect(photo.length).toBeLessThanOrEqual(200 * 1024);
    expect(photo.includes('Quaxilia')).toBe(false);
    expect((await sharp(photo).metadata()).exif).toBeUndefined();
    await page.getByText('The proof of delivery is stored').first().waitFor({ state: 'hidden' });
    await looksRight(admin.page);
  });

  it('is shown to a party with its word, and to nobody without', async () => {
    const [words] = await product.host.sql<{ word: string }>(
      `select word from private.party_word where consignment = $1 and party = 'receiver'`,
      [parcel.id],
    );
    const visitor = await product.visit(size);
    const { page } = visitor;
    await page.goto(`/tracking/${parcel.trackingId}`);
    await see(page, /There is a proof of delivery/);
    expect(await page.content()).not.toContain('Kofi Mensah');
    await page.getByRole('button', { name: 'I am the sender or the receiver' }).click();
    await page.getByLabel('Word or code').fill(words?.word ?? '');
    await page.getByRole('button', { name: 'Show the proof of delivery' }).click();
    await page.getByRole('img', { name: 'Signature of Kofi Mensah' }).waitFor();
    const photo = page.getByRole('img', { name: 'Photograph 1 of 1' });
    await photo.waitFor();
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    await looksRight(visitor.page);
    await page.emulateMedia({ media: 'print' });
    expect(await photo.isVisible()).toBe(true);
    expect(visitor.complaints).toEqual([]);
  });
});
