import { scalePhoto } from './scalePhoto';

/** A JPEG of one pixel, as far as its segments go, with or without a comment. */
const jpeg = (comment: number[]) =>
  new Uint8Array([0xff, 0xd8, ...comment, 0xff, 0xda, 0, 3, 1, 0x12, 0xff, 0xd9]);
const COMMENT = [0xff, 0xfe, 0, 4, 0x41, 0x42];

describe('a photograph', () => {
  it('is what the canvas drew, without what the browser wrote beside it', async () => {
    const bitmap = { width: 1, height: 1, close: () => undefined };
    Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(bitmap) });
    const context = { fillRect: () => undefined, drawImage: () => undefined };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    const photo = { type: 'image/jpeg', arrayBuffer: () => Promise.resolve(jpeg(COMMENT).buffer) };
    jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((callback) => callback(photo as never));
    expect(await scalePhoto(new Blob())).toEqual({ photo: Buffer.from(jpeg([])).toString('base64') });
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });
});
