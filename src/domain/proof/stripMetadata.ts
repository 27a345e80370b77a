/** Codes of the segments of a JPEG (ITU-T T.81, table B.1). */
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const [APP0, APP15] = [0xe0, 0xef];
const COMMENT = 0xfe;

/** A segment begins with this byte, its code and two bytes of its length, which count themselves. */
const MARKER = 0xff;
const HEAD = 4;

/** An APP0 that tells a resolution and has no thumbnail (JFIF 1.02): what it begins with, and its length. */
const RESOLUTION = new TextEncoder().encode('JFIF\0');
const RESOLUTION_BYTES = 14;

const isResolution = (content: Uint8Array) =>
  content.length === RESOLUTION_BYTES &&
  RESOLUTION.every((byte, index) => content[index] === byte) &&
  content.at(-2) === 0 &&
  content.at(-1) === 0;

/** Colour profiles, too: a canvas draws in sRGB, which a JPEG without a profile is in. */
const isMetadata = (code: number, content: Uint8Array) =>
  code === COMMENT || (code >= APP0 && code <= APP15 && !(code === APP0 && isResolution(content)));

/**
 * A JPEG of a canvas without anything but its picture, as the database takes it: Safari adds metadata and a colour profile. What is no
 * JPEG stays as it is.
 */
export const stripMetadata = (bytes: Uint8Array): Uint8Array => {
  if (bytes[0] !== MARKER || bytes[1] !== START_OF_IMAGE) return bytes;
  const stripped = new Uint8Array(bytes.length);
  let at = 0;
  let size = 0;
  const keepUpTo = (end?: number) => {
    const part = bytes.subarray(at, end);
    stripped.set(part, size);
    size += part.length;
    at += part.length;
  };
  keepUpTo(2);
  while (bytes[at] === MARKER && bytes[at + 1] !== START_OF_SCAN) {
    const [, code = 0, high = 0, low = 0] = bytes.subarray(at);
    const end = at + 2 + high * 256 + low;
    if (end > bytes.length) break; // half of one
    if (isMetadata(code, bytes.subarray(at + HEAD, end))) at = end;
    else keepUpTo(end);
  }
  keepUpTo(
    bytes.findLastIndex((byte, index) => byte === END_OF_IMAGE && bytes[index - 1] === MARKER) + 1 ||
      undefined,
  );
  return stripped.subarray(0, size);
};
