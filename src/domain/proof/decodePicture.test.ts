import { decodePicture, isHeic } from './decodePicture';

// jsdom has no way to read a Blob but this.
Blob.prototype.arrayBuffer ??= function readBlob(this: Blob) {
  const reader = new FileReader();
  reader.readAsArrayBuffer(this);
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(new Error('Gone.'));
  });
};

const box = (brands: string) => new Blob([Uint8Array.of(0, 0, 0, 24), `ftyp${brands}`]);
const fileNamed = (name: string, type = '') => new File(['x'], name, { type });

describe('a photograph of an iPhone', () => {
  it.each([
    ['by its brand', box('heic\0\0\0\0mif1heic')],
    ['by a brand that it is compatible with', box('mif1\0\0\0\0mif1heixmiaf')],
    ['by its name', fileNamed('IMG_0001.HEIC')],
    ['by the name of a burst', fileNamed('IMG_0002.heif')],
    ['by its type', fileNamed('image', 'image/heic-sequence')],
  ])('is known %s', async (_name, file) => {
    expect(await isHeic(file)).toBe(true);
  });

  it.each([
    ['AVIF', box('avif\0\0\0\0avifmif1miaf')],
    ['a film', box('qt  \0\0\0\0qt  ')],
    ['a JPEG', new Blob([Uint8Array.of(0xff, 0xd8, 0xff)])],
    ['a text that speaks of it', fileNamed('heic.txt', 'text/plain')],
    ['an empty file', new Blob()],
    [
      'a file that is gone',
      Object.assign(new Blob(), { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('Gone.')) }) }),
    ],
  ])('is not %s', async (_name, file) => {
    expect(await isHeic(file)).toBe(false);
  });
});

describe('a picture', () => {
  const bitmap = { width: 4, height: 3, close: jest.fn() };
  const [decode, revoke] = [jest.fn<Promise<void>, []>(), jest.fn()];
  const browser = (readsBitmaps: boolean) =>
    Object.assign(globalThis, {
      createImageBitmap: () => (readsBitmaps ? Promise.resolve(bitmap) : Promise.reject(new Error('No.'))),
    });
  beforeEach(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: revoke });
    Object.assign(HTMLImageElement.prototype, { decode });
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(40);
    jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(30);
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
    jest.resetAllMocks();
  });

  it('is a bitmap where the browser makes one of it', async () => {
    browser(true);
    const picture = await decodePicture(fileNamed('gate.jpg'));
    expect(picture).toMatchObject({ source: bitmap, width: 4, height: 3 });
    picture?.close();
    expect(bitmap.close).toHaveBeenCalled();
  });

  it('is an element where the browser shows HEIC and makes no bitmap of it', async () => {
    browser(false);
    decode.mockResolvedValue();
    const picture = await decodePicture(fileNamed('gate.heic'));
    expect(picture).toMatchObject({ width: 40, height: 30 });
    expect(revoke).not.toHaveBeenCalled();
    picture?.close();
    expect(revoke).toHaveBeenCalledWith('blob:x');
  });

  it('is none where the browser reads neither, and keeps nothing in memory', async () => {
    browser(false);
    decode.mockRejectedValue(new Error('No.'));
    expect(await decodePicture(fileNamed('gate.heic'))).toBeUndefined();
    expect(revoke).toHaveBeenCalledWith('blob:x');
  });

  it('is none of what is no photograph, which is not shown either', async () => {
    browser(false);
    expect(await decodePicture(fileNamed('scan.pdf', 'application/pdf'))).toBeUndefined();
    expect(decode).not.toHaveBeenCalled();
  });
});
