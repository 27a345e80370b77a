import { type Finding, readTags, txtRecord } from './finding';
import type { Answer, LookUp } from './lookUp';

const isDmarc = (text: string): boolean => /^v\s*=\s*DMARC1\s*(;|$)/.test(text);

export interface DmarcAnswer {
  /** Where the record was found, or first looked for: the domain itself or one above it. */
  domain: string;
  answer: Answer<string>;
}

/** The record of the domain itself, or of the nearest domain above it that has one (RFC 7489, section 6.6.3). */
export const gatherDmarc = async (domain: string, { txt }: Pick<LookUp, 'txt'>): Promise<DmarcAnswer> => {
  const labels = domain.split('.');
  let first: DmarcAnswer | undefined;
  for (let at = 0; at < Math.max(1, labels.length - 1); at++) {
    const above = labels.slice(at).join('.');
    const asked = { domain: above, answer: await txt(`_dmarc.${above}`) };
    first ??= asked;
    const { answer } = asked;
    if (answer.kind === 'failed' || (answer.kind === 'found' && answer.records.some(isDmarc))) return asked;
  }
  return first ?? { domain, answer: { kind: 'none' } };
};

/** `sender`: the domain of the sender's address. */
export const judgeDmarc = ({ domain, answer }: DmarcAnswer, sender: string): Finding[] => {
  const name = `_dmarc.${domain}`;
  const missing = (said: string, todo?: string): Finding[] => [
    { topic: 'DMARC', level: 'missing', said, todo },
  ];
  if (answer.kind === 'failed') return missing(`${name} could not be read: ${answer.why}.`);
  const records = answer.kind === 'found' ? answer.records.filter(isDmarc) : [];
  const [record] = records;
  const publish = `Add: ${txtRecord(`_dmarc.${sender}`, `v=DMARC1; p=none; rua=mailto:postmaster@${sender}`)}`;
  if (record === undefined)
    return missing(`${sender} has no DMARC record, nor has a domain above it.`, publish);
  if (records.length > 1)
    return missing(
      `${name} has ${records.length} DMARC records, so receivers use none of them.`,
      'Keep one.',
    );
  const tags = readTags(record);
  const own = domain === sender ? undefined : tags?.get('sp');
  const policy = (own ?? tags?.get('p'))?.toLowerCase();
  if (!policy || !['none', 'quarantine', 'reject'].includes(policy))
    return missing(`${name} is not valid: p= must be none, quarantine or reject.`, publish);
  const found: Finding[] = [{ topic: 'DMARC', level: 'ok', said: `${name}: ${record}` }];
  const advise = (said: string, todo: string): unknown =>
    found.push({ topic: 'DMARC', level: 'advice', said, todo });
  if (policy === 'none')
    advise(
      'p=none only watches: forged mail is delivered like yours.',
      'Read the reports for some weeks; once all of your mail passes, set p=quarantine, then p=reject.',
    );
  if (!tags?.has('rua'))
    advise(
      'Nobody gets reports (rua), so you do not see what fails.',
      `Add rua=mailto:postmaster@${sender}.`,
    );
  const share = Number(tags?.get('pct') ?? 100);
  if (share < 100)
    advise(`It applies to ${share} % of the mail (pct).`, 'Remove pct once nothing of yours fails.');
  if (tags?.get('adkim') === 's')
    advise(
      'adkim=s: only a signature with exactly this domain counts.',
      `Check that your mail server signs with d=${sender}.`,
    );
  if (tags?.get('aspf') === 's')
    advise(
      'aspf=s: SPF counts only for exactly this domain.',
      `Check that your mail server keeps ${sender} in the Return-Path of what arrives.`,
    );
  return found;
};
