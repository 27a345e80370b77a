import { enteredCode } from '@/ui/forms/separators';

/** What a code on a label names. */
export interface ScanCode {
  trackingId: string;
  /** Null: the whole consignment. */
  piece: number | null;
}

export const isSame = (one: ScanCode, other: ScanCode): boolean =>
  one.trackingId === other.trackingId && one.piece === other.piece;

/** The part of an address that names a consignment: what follows `/tracking/`, and the piece in its query or fragment. */
const readAddress = (text: string): string => {
  const [, id = '', rest = ''] = /\/tracking\/([^/?#]+)\/?(.*)$/is.exec(text) ?? [];
  const piece = /(?:^|[?&#])(?:piece[=-])?([1-9]\d{0,3})(?=$|[&#])/i.exec(rest)?.[1];
  return piece && !id.includes('-') ? `${id}-${piece}` : id;
};

/**
 * Reads what was scanned or typed: a tracking number or that of a piece (`CARGO001-2`), with spaces and dashes, or the address of
 * a tracking page, as QR codes hold it. Null of anything else.
 */
export const readCode = (scanned: string): ScanCode | null => {
  const text = scanned.trim();
  const code = enteredCode(text.includes('/') ? readAddress(text) : text);
  return code && { trackingId: code.id.toUpperCase(), piece: code.piece };
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
