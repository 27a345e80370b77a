import { readCode as readText, type Code } from '@/domain/trackingId/readCodes';
import { isGs1, numbersInGs1 } from './gs1';
import { onOtherLayouts } from './keyboardLayouts';

/** What a code on a label names. */
export interface ScanCode {
  trackingId: string;
  /** Null: the whole consignment. */
  piece: number | null;
}

export const isSame = (first: ScanCode, other: ScanCode): boolean =>
  first.trackingId === other.trackingId && first.piece === other.piece;

/** The code of a piece with another sign in place of its dash. */
const OTHER_SIGN = /^([0-9a-z]{8})[^0-9a-z\s-]([1-9]\d{0,2})$/i;

const toScan = (code: Code | null): ScanCode | null => code && { trackingId: code.id, piece: code.piece };

/** The only code in the fields of a barcode of GS1; undefined if there is none. */
const readGs1 = (text: string): ScanCode | null | undefined => {
  const [first, ...otherCodes] = numbersInGs1(text).flatMap((number) => toScan(readText(number)) ?? []);
  return first && otherCodes.some((code) => !isSame(code, first)) ? null : first;
};

const hasLetterAndDigit = ({ trackingId }: ScanCode) => /\d/.test(trackingId) && /\D/.test(trackingId);

/**
 * Reads what was scanned or typed: a tracking number or that of a piece (`CARGO001-2`) in any way that it is read elsewhere, also in the
 * fields of a barcode of GS1. Null of anything else.
 */
export const readCode = (scanned: string): ScanCode | null => {
  const text = scanned.trim();
  const [, id, piece] = OTHER_SIGN.exec(text) ?? [];
  // Where the sign is another one, so are Y and Z on many keyboards.
  if (id && piece) return /[yz]/i.test(id) ? null : toScan(readText(`${id}-${piece}`));
  const inFields = readGs1(text);
  if (isGs1(text) && inFields !== undefined) return inFields;
  // Without a sign of GS1, digits alone can be any number.
  return toScan(readText(text)) ?? (inFields && hasLetterAndDigit(inFields) ? inFields : null);
};

/** What was meant if a scanner has typed it on another keyboard layout than the device has. */
export const meantCode = (scanned: string): ScanCode | null => {
  const text = scanned.trim();
  const codes = /\s/.test(text) ? [] : onOtherLayouts(text).map(readCode);
  return codes.find((code) => code !== null) ?? null;
};

/** The codes of one picture, each thing once: of a consignment and its piece, which one label can name both, the piece. */
export const readCodes = (scanned: readonly string[]): ScanCode[] => {
  const codes = scanned.flatMap((text) => readCode(text) ?? []);
  const pieceCodes = codes.filter(
    ({ trackingId, piece }) =>
      piece !== null || !codes.some((other) => other.trackingId === trackingId && other.piece !== null),
  );
  return [...new Map(pieceCodes.map((code) => [`${code.trackingId}-${code.piece}`, code])).values()];
};
