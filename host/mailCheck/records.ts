import { createPublicKey } from 'node:crypto';
import type { Finding as Found } from '../finding';
import type { LookUp } from './lookUp';

/** What was found: good, could be better, or in the way of delivery (also if it could not be found out). */
export type Finding = Found<'SPF' | 'DKIM' | 'DMARC' | 'MX', 'ok' | 'advice' | 'missing'>;

type Judgement = Omit<Finding, 'topic'>;

const ok = (text: string): Judgement => ({ level: 'ok', text });
const advice = (text: string, todo: string): Judgement => ({ level: 'advice', text, todo });
const missing = (text: string, todo: string): Judgement => ({ level: 'missing', text, todo });

/** A TXT record as zone files and most providers' forms take it. */
const txtRecord = (name: string, text: string): string => `${name}. TXT "${text}"`;

/** `v=DKIM1; k=rsa; p=…` (RFC 6376, section 3.2), with names in lower case. */
const readTags = (record: string): Map<string, string> =>
  new Map(
    record.split(';').map((part) => {
      const [name = '', ...value] = part.split('=');
      return [name.trim().toLowerCase(), value.join('=').trim()];
    }),
  );

const isSpf = (text: string): boolean => /^v=spf1( |$)/i.test(text);
const spfTerms = (record: string): string[] => record.toLowerCase().split(/ +/).slice(1).filter(Boolean);

/** RFC 7208, section 4.6.4. */
const MOST_LOOKUPS = 10;

/** The look-ups that a receiver needs for a record, counted until there are certainly too many. */
const countLookUps = async (record: string, txt: LookUp['txt']): Promise<number> => {
  let count = 0;
  const visit = async (text: string): Promise<void> => {
    for (const term of spfTerms(text)) {
      if (!/^[+?~-]?(include:|redirect=|exists:|(a|mx|ptr)([:/]|$))/.test(term)) continue;
      count += 1;
      if (count > MOST_LOOKUPS) return;
      const [, included] = /(?:include:|redirect=)([^%]+)$/.exec(term) ?? [];
      if (included) await visit((await txt(included)).find(isSpf) ?? '');
    }
  };
  await visit(record);
  return count;
};

/** `server`: the host of SMTP_URL, for the record to add. */
export const judgeSpf = async (domain: string, { txt }: LookUp, server?: string): Promise<Judgement> => {
  const [record, ...otherRecords] = (await txt(domain)).filter(isSpf);
  if (record === undefined)
    return missing(
      `${domain} has no SPF record, so receivers do not know which servers may send for it.`,
      `Add: ${txtRecord(domain, `v=spf1 ${server ? `a:${server}` : 'mx'} ~all`)} – or with the “include” that your mail provider names.`,
    );
  if (otherRecords.length > 0)
    return missing(
      `${domain} has ${otherRecords.length + 1} SPF records, so receivers use none of them.`,
      'Keep one, with the terms of all.',
    );
  const count = await countLookUps(record, txt);
  if (count > MOST_LOOKUPS)
    return missing(
      `The SPF record of ${domain} needs more than ${MOST_LOOKUPS} look-ups with what it includes, so receivers use none of it.`,
      'Remove each “include”, “a”, “mx” that no longer sends, or name addresses (ip4, ip6) instead: they need no look-up.',
    );
  const end = spfTerms(record).find((term) => /^[+?~-]?all$|^redirect=/.test(term));
  const better = txtRecord(domain, `${record.replace(/ +[+?]?all\b.*$/i, '')} ~all`);
  if (end === 'all' || end === '+all')
    return missing(
      `The SPF record of ${domain} lets every server send for it (+all).`,
      `Replace it by: ${better}`,
    );
  if (end === undefined || end === '?all')
    return advice(`${record} does not say that other servers may not send.`, `End it with ~all: ${better}`);
  return ok(`${record} (${count} of ${MOST_LOOKUPS} look-ups)`);
};

const LEAST_BITS = 1024;
const GOOD_BITS = 2048;

/** The length of an RSA key; 0 if it is none. */
const bitsOf = (text: string): number => {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.modulusLength ?? 0;
  } catch {
    return 0;
  }
};

export const judgeDkim = async (domain: string, { txt }: LookUp, selector?: string): Promise<Judgement> => {
  if (!selector)
    return missing(
      'It cannot be checked without the name of the key.',
      'Look at a mail that arrived: the name is after s= in its DKIM-Signature. Then add --selector NAME.',
    );
  const name = `${selector}._domainkey.${domain}`;
  const publish = `Add: ${txtRecord(name, 'v=DKIM1; k=rsa; p=…')} with the public key that your mail server or provider shows.`;
  const [record, ...otherRecords] = (await txt(name)).filter((text) => /(^|;)\s*p\s*=/i.test(text));
  if (record === undefined)
    return missing(
      `${name} has no DKIM key. Is that the selector that your mail server signs with?`,
      publish,
    );
  if (otherRecords.length > 0) return missing(`${name} has more than one key.`, 'Keep one.');
  const tags = readTags(record);
  if (!tags.get('p'))
    return missing(
      `The key of ${name} is revoked (p= is empty).`,
      'Sign with another selector, and check that one.',
    );
  if (tags.get('k') === 'ed25519')
    return advice('Not all receivers know Ed25519.', 'Sign with an RSA key of another selector as well.');
  const bits = bitsOf(tags.get('p') ?? '');
  if (bits < LEAST_BITS)
    return missing(
      bits === 0
        ? `${name} holds no key that can be read: part of it may be lost.`
        : `The key of ${name} has ${bits} bits; receivers ignore less than ${LEAST_BITS}.`,
      `${publish} It needs ${GOOD_BITS} bits.`,
    );
  if (bits < GOOD_BITS)
    return advice(
      `${name}: ${bits} bits are the least that is accepted.`,
      `Make a key of ${GOOD_BITS} bits.`,
    );
  return ok(`${name}: RSA, ${bits} bits`);
};

const POLICIES = ['none', 'quarantine', 'reject'];

/** The record of the domain itself, or of the nearest domain above it that has one (RFC 7489, section 6.6.3). */
export const judgeDmarc = async (domain: string, { txt }: LookUp): Promise<Judgement> => {
  const labels = domain.split('.');
  const publish = `Add: ${txtRecord(`_dmarc.${domain}`, `v=DMARC1; p=none; rua=mailto:postmaster@${domain}`)}`;
  for (let at = 0; at === 0 || at < labels.length - 1; at++) {
    const name = `_dmarc.${labels.slice(at).join('.')}`;
    const [record, ...otherRecords] = (await txt(name)).filter((text) =>
      /^v\s*=\s*DMARC1\s*(;|$)/.test(text),
    );
    if (record === undefined) continue;
    if (otherRecords.length > 0)
      return missing(`${name} has more than one DMARC record, so receivers use none of them.`, 'Keep one.');
    const tags = readTags(record);
    const policy = ((at > 0 && tags.get('sp')) || tags.get('p') || '').toLowerCase();
    if (!POLICIES.includes(policy))
      return missing(`${name} is not valid: p= must be none, quarantine or reject.`, publish);
    if (policy === 'none')
      return advice(
        `${name}: p=none only watches, forged mail is delivered like yours.`,
        'Once the reports (rua) show that all of your mail passes, set p=quarantine, then p=reject.',
      );
    return ok(`${name}: ${record}`);
  }
  return missing(`${domain} has no DMARC record, nor has a domain above it.`, publish);
};

export const judgeMx = async (domain: string, { mx }: LookUp): Promise<Judgement> => {
  const [first] = await mx(domain);
  if (first) return ok(`${domain} receives at ${first}`);
  return missing(
    `${domain} ${first === undefined ? 'has no MX record' : 'says that it receives no mail (RFC 7505)'}, so bounces and answers are lost, and some receivers refuse its mail.`,
    'Add an MX record that names the server of the sender’s mailbox.',
  );
};
