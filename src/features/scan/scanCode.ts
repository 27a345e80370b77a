/** What a code on a label names. */
export interface ScanCode {
  trackingId: string;
  /** Null: the whole consignment. */
  piece: number | null;
}

export const isSame = (one: ScanCode, other: ScanCode): boolean =>
  one.trackingId === other.trackingId && one.piece === other.piece;

const NUMBER = /^([0-9a-z]{8})(?:-([1-9]\d{0,3}))?$/i;

/** What people put between the characters of a number: spaces and dashes. */
const GAPS = /[\s\u2010-\u2015-]/g;

/** The part of an address that names a consignment: what follows `/tracking/`, and the piece in its query or fragment. */
const readAddress = (text: string): string => {
  const [, id = '', rest = ''] = /\/tracking\/([^/?#]+)\/?(.*)$/is.exec(text) ?? [];
  const piece = /(?:^|[?&#])(?:piece[=-])?([1-9]\d{0,3})(?=$|[&#])/i.exec(rest)?.[1];
  return piece && !id.includes('-') ? `${id}-${piece}` : id;
};

/**
 * Reads what was scanned or typed: a tracking number, that of a piece (`CARGO001-2`), or the address of a tracking page, as
 * QR codes hold it. Null of anything else.
 */
export const readCode = (scanned: string): ScanCode | null => {
  const text = scanned.trim();
  const entered = text.includes('/') ? readAddress(text) : text;
  const found = NUMBER.exec(entered) ?? NUMBER.exec(entered.replace(GAPS, ''));
  if (!found?.[1]) return null;
  return { trackingId: found[1].toUpperCase(), piece: found[2] ? Number(found[2]) : null };
};

/** The codes of one picture, each thing once: of a consignment and its piece, which one label can name both, the piece. */
export const readCodes = (scanned: readonly string[]): ScanCode[] => {
  const found = scanned.flatMap((text) => readCode(text) ?? []);
  const named = found.filter(
    ({ trackingId, piece }) =>
      piece !== null || !found.some((other) => other.trackingId === trackingId && other.piece !== null),
  );
  return [...new Map(named.map((code) => [`${code.trackingId}-${code.piece}`, code])).values()];
};
