import { createPublicKey, type KeyObject } from 'node:crypto';
import { type Finding, readTags, txtRecord } from './finding';
import type { Answer } from './lookUp';

const LEAST_BITS = 1024;
const GOOD_BITS = 2048;

/** RFC 6376 means the first form; most signers write the second. */
const readRsa = (key: Buffer): KeyObject | undefined => {
  for (const type of ['pkcs1', 'spki'] as const) {
    try {
      return createPublicKey({ key, format: 'der', type });
    } catch {
      // The other form, or none.
    }
  }
  return undefined;
};

/** Its length in bits, as RSA counts them; undefined if it is no public key. */
const bitsOf = (kind: string, text: string): number | undefined => {
  const key = Buffer.from(text.replace(/\s/g, ''), 'base64');
  if (kind === 'ed25519') return key.length === 32 ? GOOD_BITS : undefined; // RFC 8463
  const read = readRsa(key);
  return read?.asymmetricKeyType === 'rsa' ? read.asymmetricKeyDetails?.modulusLength : undefined;
};

export const dkimName = (selector: string, domain: string): string => `${selector}._domainkey.${domain}`;

/** `answer`: the TXT records of {@link dkimName}. */
export const judgeDkim = (name: string, answer: Answer<string>): Finding[] => {
  const missing = (said: string, todo?: string): Finding[] => [
    { topic: 'DKIM', level: 'missing', said, todo },
  ];
  const publish = `Add: ${txtRecord(name, 'v=DKIM1; k=rsa; p=…')} with the public key that your mail server or provider shows.`;
  if (answer.kind === 'failed') return missing(`${name} could not be read: ${answer.why}.`);
  const records = answer.kind === 'found' ? answer.records.filter((text) => /(^|;)\s*p\s*=/i.test(text)) : [];
  const [record] = records;
  if (record === undefined) {
    const why = answer.kind === 'noName' ? 'does not exist in the DNS (NXDOMAIN)' : 'has no DKIM key';
    return missing(`${name} ${why}. Is that the selector that your mail server signs with?`, publish);
  }
  if (records.length > 1)
    return missing(`${name} has ${records.length} keys; which one is used is undefined.`, 'Keep one.');
  const tags = readTags(record);
  if (!tags || (tags.get('v') ?? 'DKIM1') !== 'DKIM1')
    return missing(`${name} is no valid DKIM record.`, publish);
  const key = tags.get('p') ?? '';
  if (key === '')
    return missing(
      `The key of ${name} is revoked (p= is empty).`,
      'Sign with another selector, and check that one.',
    );
  const kind = (tags.get('k') ?? 'rsa').toLowerCase();
  const bits = ['rsa', 'ed25519'].includes(kind) ? bitsOf(kind, key) : undefined;
  if (bits === undefined)
    return missing(
      `${name} holds no ${kind} key that can be read: part of it may have been lost on the way.`,
      publish,
    );
  if (bits < LEAST_BITS)
    return missing(
      `The key of ${name} has ${bits} bits; receivers ignore less than ${LEAST_BITS}.`,
      `Make a key of ${GOOD_BITS} bits.`,
    );
  const hashes = tags
    .get('h')
    ?.split(':')
    .map((one) => one.trim());
  if (hashes && !hashes.includes('sha256'))
    return missing(
      `${name} does not allow sha256 (h=${hashes.join(':')}), the only hash that receivers accept.`,
      'Remove h= from the record.',
    );
  const size = kind === 'rsa' ? `RSA, ${bits} bits` : 'Ed25519';
  const found: Finding[] = [{ topic: 'DKIM', level: 'ok', said: `${name}: ${size}` }];
  const advise = (said: string, todo: string): unknown =>
    found.push({ topic: 'DKIM', level: 'advice', said, todo });
  if (bits < GOOD_BITS)
    advise(`${bits} bits are the least that is accepted.`, `Make a key of ${GOOD_BITS} bits.`);
  if (kind === 'ed25519')
    advise('Not all receivers know Ed25519.', 'Sign with an RSA key of another selector as well.');
  if (tags.get('t')?.split(':').includes('y'))
    advise('It is marked as a test (t=y), so receivers may treat signed mail as unsigned.', 'Remove t=y.');
  return found;
};
