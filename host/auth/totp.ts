import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding (RFC 4648, section 6). */
export const toBase32 = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
};

const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
};

/** A new secret of 160 bits (RFC 4226, section 4). */
export const newSecret = (): string => toBase32(randomBytes(20));

/** The number of the 30-second step that contains this time, in milliseconds since 1970. */
export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / STEP_MS);

/** The code of one 30-second step (RFC 6238 over RFC 4226, SHA-1, six digits: what every app supports). */
export const codeAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
};

const isSame = (first: string, other: string): boolean =>
  first.length === other.length && timingSafeEqual(Buffer.from(first), Buffer.from(other));

/** The step that the code belongs to, within one step of now and after `lastStep`; undefined if there is none. */
export const stepOf = (secret: string, code: string, lastStep: number, now: number): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined;
  const current = stepAt(now);
  return [current - 1, current, current + 1].find(
    (step) => step > lastStep && isSame(codeAt(secret, step), code),
  );
};

/** The content of the QR code, as authenticator apps expect it ("Key URI Format"). */
export const keyUri = (issuer: string, account: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?` +
  new URLSearchParams({ algorithm: 'SHA1', digits: '6', issuer, period: '30', secret }).toString();
