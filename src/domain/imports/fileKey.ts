const LANES = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35] as const;
const FACTORS = [0x01000193, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f] as const;

const mixed = (value: number) => {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/**
 * The key of a file: the same for the same bytes, so that a file that is chosen again goes on where it was cut off. It need not
 * withstand anybody, and pages that are served without TLS have no `crypto.subtle`.
 */
export const fileKey = (bytes: Uint8Array) => {
  const hex = LANES.map((start, lane) => {
    const factor = FACTORS[lane] ?? 1;
    let hash = start ^ bytes.length;
    for (const byte of bytes) {
      hash = Math.imul(hash ^ byte, factor);
      hash ^= hash >>> 15;
    }
    return mixed(hash).toString(16).padStart(8, '0');
  }).join('');
  // Version 8 of a UUID is for values of one's own making (RFC 9562).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-a$4-$5');
};
