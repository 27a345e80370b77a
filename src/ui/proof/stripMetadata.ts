/** Codes of the segments of a JPEG (ITU-T T.81, table B.1). */
const START_OF_IMAGE = 0xd8;
const START_OF_SCAN = 0xda;
const [APP1, APP2, APP15] = [0xe1, 0xe2, 0xef];
const COMMENT = 0xfe;

/** A segment begins with this byte, its code and two bytes of its length, which count themselves. */
const MARKER = 0xff;
const HEAD = 4;

/** What an APP2 with a colour profile begins with (ICC.1, annex B.4). */
const PROFILE = new TextEncoder().encode('ICC_PROFILE');

const isMetadata = (code: number, content: Uint8Array) => {
  if (code === APP2) return !PROFILE.every((byte, index) => content[index] === byte);
  return code === COMMENT || (code >= APP1 && code <= APP15);
};

/**
 * A JPEG without metadata, which Safari adds to what a canvas draws: the database takes none. What is no JPEG stays as it is.
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
    if (isMetadata(code, bytes.subarray(at + HEAD, end))) at = end;
    else keepUpTo(end);
  }
  keepUpTo();
  return stripped.subarray(0, size);
};
