import { open } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QRCodeSVG } from 'qrcode.react';
import sharp from 'sharp';

const STREAM_SIZE = { width: 640, height: 480 };

const { width, height } = STREAM_SIZE;

/** A label as a camera sees it: dark grey on light grey, somewhat tilted. */
const pictureOf = async (text: string): Promise<Buffer> => {
  const svg = renderToStaticMarkup(
    createElement(QRCodeSVG, { value: text, size: 220, marginSize: 4, fgColor: '#222', bgColor: '#ddd' }),
  );
  const label = await sharp(Buffer.from(svg)).rotate(4, { background: '#888' }).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite([{ input: label }])
    .toColourspace('b-w')
    .raw()
    .toBuffer();
};

/** Half the resolution in both directions, without colour. */
const NO_COLOUR = Buffer.alloc((width * height) / 2, 128);

/**
 * Writes what `--use-file-for-fake-video-capture` shows in a loop (YUV4MPEG2): each code for some frames, and an empty
 * picture between two, as between two pieces.
 */
export const writeCameraStream = async (
  file: string,
  codes: readonly string[],
  { fps = 10, frames = 10, empty = 2 } = {},
): Promise<void> => {
  const stream = await open(file, 'w');
  const write = async (picture: Buffer, times: number) => {
    for (let time = 0; time < times; time += 1) {
      await stream.write('FRAME\n');
      await stream.write(picture);
      await stream.write(NO_COLOUR);
    }
  };
  await stream.write(`YUV4MPEG2 W${width} H${height} F${fps}:1 Ip A1:1 C420jpeg\n`);
  for (const code of codes) {
    await write(await pictureOf(code), frames);
    await write(Buffer.alloc(width * height, 136), empty);
  }
  await stream.close();
};

/** Flags of a Chromium whose camera shows such a file, without a question. */
export const cameraFlags = (file: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--auto-accept-camera-and-microphone-capture',
  `--use-file-for-fake-video-capture=${file}`,
];
