import { isIPv4, isIPv6 } from 'node:net';
import { type Finding, txtRecord } from './finding';
import type { Answer, LookUp } from './lookUp';

/** RFC 7208, section 4.6.4. */
const MOST_LOOKUPS = 10;

interface Term {
  qualifier: string;
  name: string;
  value: string;
}

/** An SPF record with what it includes, as far as it was followed. */
export interface SpfTree {
  domain: string;
  answer: Answer<string>;
  /** One for each include and redirect that was followed. */
  followed: Map<string, SpfTree>;
}

const isSpf = (text: string): boolean => /^v=spf1( |$)/i.test(text);
const recordsOf = ({ answer }: SpfTree): string[] =>
  answer.kind === 'found' ? answer.records.filter(isSpf) : [];

const readTerm = (text: string): Term => {
  const [, qualifier = '', name = '', value = ''] =
    /^([+?~-]?)([a-z][\w.-]*)[:=/]?(.*)$/i.exec(text) ?? ([] as string[]);
  return { qualifier: qualifier || '+', name: name.toLowerCase(), value };
};

/** The terms that receivers look at: none after `all`, and no redirect beside it. */
const termsOf = (record: string): Term[] => {
  const terms = record.split(/ +/).slice(1).filter(Boolean).map(readTerm);
  const all = terms.findIndex(({ name }) => name === 'all');
  if (all < 0) return terms;
  return terms.slice(0, all + 1).filter(({ name }) => name !== 'redirect');
};

const FOLLOWED = ['include', 'redirect'];
const COUNTED = [...FOLLOWED, 'a', 'mx', 'ptr', 'exists'];
const KNOWN = [...COUNTED, 'all', 'ip4', 'ip6', 'exp'];

/** Follows includes until the limit is certainly exceeded. A macro depends on the mail, so it is not followed. */
export const gatherSpf = async (domain: string, { txt }: Pick<LookUp, 'txt'>): Promise<SpfTree> => {
  let lookups = 0;
  const gather = async (name: string): Promise<SpfTree> => {
    const tree: SpfTree = { domain: name, answer: await txt(name), followed: new Map() };
    for (const { name: term, value } of recordsOf(tree).slice(0, 1).flatMap(termsOf)) {
      if (!COUNTED.includes(term)) continue;
      lookups += 1;
      if (lookups > MOST_LOOKUPS + 1) break;
      if (FOLLOWED.includes(term) && value !== '' && !value.includes('%'))
        tree.followed.set(value, await gather(value));
    }
    return tree;
  };
  return gather(domain);
};

const countOf = (tree: SpfTree): number =>
  recordsOf(tree)
    .slice(0, 1)
    .flatMap(termsOf)
    .filter(({ name }) => COUNTED.includes(name))
    .reduce((sum, { name, value }) => {
      const next = FOLLOWED.includes(name) ? tree.followed.get(value) : undefined;
      return sum + 1 + (next ? countOf(next) : 0);
    }, 0);

const isRange = (value: string, is: (address: string) => boolean, most: number): boolean => {
  const [address = '', bits, ...more] = value.split('/');
  return (
    is(address) && more.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
  );
};

const faultOf = ({ name, value }: Term): string | undefined => {
  if (name === 'ip4' && !isRange(value, isIPv4, 32)) return `“ip4:${value}” is no IPv4 address or range`;
  if (name === 'ip6' && !isRange(value, isIPv6, 128)) return `“ip6:${value}” is no IPv6 address or range`;
  if (['include', 'redirect', 'exists'].includes(name) && value === '') return `“${name}” names no domain`;
  return undefined;
};

/** Why receivers treat the record as broken (permerror), in it or in what it includes. */
const brokenBecause = (tree: SpfTree): string | undefined => {
  const [record, ...others] = recordsOf(tree);
  if (record === undefined || others.length > 0) {
    if (tree.answer.kind === 'failed') return `${tree.domain} could not be read: ${tree.answer.why}`;
    return `${tree.domain}, which it includes, has ${record === undefined ? 'no SPF record' : 'more than one SPF record'}`;
  }
  for (const text of record.split(/ +/).slice(1).filter(Boolean)) {
    const term = readTerm(text);
    // Unknown modifiers are ignored, unknown mechanisms are not (RFC 7208, section 4.6.1).
    if (!KNOWN.includes(term.name) && !/^[a-z][\w.-]*=/i.test(text)) return `“${text}” is no SPF term`;
    const fault = faultOf(term);
    if (fault) return fault;
  }
  for (const next of tree.followed.values()) {
    const why = brokenBecause(next);
    if (why) return why;
  }
  return undefined;
};

/** What receivers do with mail from other servers: said by the record, or by the one that it redirects to. */
const restOf = (tree: SpfTree): string | undefined => {
  const terms = recordsOf(tree).slice(0, 1).flatMap(termsOf);
  const all = terms.find(({ name }) => name === 'all');
  if (all) return all.qualifier;
  const next = tree.followed.get(terms.find(({ name }) => name === 'redirect')?.value ?? '');
  return next && restOf(next);
};

/** The providers' own names for the servers that send for them. */
const providers: [host: RegExp, mechanism: string][] = [
  [/(^|\.)gmail\.com$/, 'include:_spf.google.com'],
  [/(^|\.)office365\.com$|(^|\.)outlook\.com$/, 'include:spf.protection.outlook.com'],
  [/(^|\.)sendgrid\.net$/, 'include:sendgrid.net'],
  [/(^|\.)mailgun\.org$/, 'include:mailgun.org'],
  [/(^|\.)amazonaws\.com$/, 'include:amazonses.com'],
  [/(^|\.)postmarkapp\.com$/, 'include:spf.mtasv.net'],
];

const mechanismFor = (server: string | undefined): string =>
  providers.find(([host]) => server && host.test(server))?.[1] ?? (server ? `a:${server}` : 'mx');

const merged = (records: readonly string[]): string => {
  const terms = records.flatMap((record) => record.split(/ +/).slice(1)).filter(Boolean);
  const isAll = (term: string) => readTerm(term).name === 'all';
  const last = terms.filter(isAll).at(-1) ?? '~all';
  return ['v=spf1', ...new Set(terms.filter((term) => !isAll(term))), last].join(' ');
};

/** `server`: the host of SMTP_URL, for the record to publish. */
export const judgeSpf = (tree: SpfTree, server?: string): Finding[] => {
  const { domain, answer } = tree;
  const missing = (said: string, todo?: string): Finding[] => [
    { topic: 'SPF', level: 'missing', said, todo },
  ];
  if (answer.kind === 'failed')
    return missing(`The TXT records of ${domain} could not be read: ${answer.why}.`);
  if (answer.kind === 'noName') return missing(`${domain} does not exist in the DNS (NXDOMAIN).`);
  const records = recordsOf(tree);
  const [record] = records;
  if (record === undefined) {
    const advised = txtRecord(domain, `v=spf1 ${mechanismFor(server)} ~all`);
    return missing(
      `${domain} has no SPF record, so receivers do not know which servers may send for it.`,
      `Add: ${advised} – or with the “include” that your mail provider names.`,
    );
  }
  if (records.length > 1)
    return missing(
      `${domain} has ${records.length} SPF records, so receivers use none of them.`,
      `Replace them by one: ${txtRecord(domain, merged(records))}`,
    );
  const lookups = countOf(tree);
  if (lookups > MOST_LOOKUPS)
    return missing(
      `The SPF record of ${domain} needs more than ${MOST_LOOKUPS} look-ups with what it includes, so receivers use none of it.`,
      'Remove each “include”, “a”, “mx” that no longer sends, or name addresses (ip4, ip6) instead: they need no look-up.',
    );
  const broken = brokenBecause(tree);
  if (broken)
    return missing(
      `The SPF record of ${domain} is not valid: ${broken}.`,
      `It is: ${txtRecord(domain, record)}`,
    );
  const rest = restOf(tree);
  if (rest === '+')
    return missing(
      `The SPF record of ${domain} lets every server send for it (+all).`,
      `Replace it by: ${txtRecord(domain, record.replace(/\+?all\b/i, '~all'))}`,
    );
  const found: Finding[] = [
    { topic: 'SPF', level: 'ok', said: `${record} (${lookups} of ${MOST_LOOKUPS} look-ups)` },
  ];
  if (rest === undefined || rest === '?')
    found.push({
      topic: 'SPF',
      level: 'advice',
      said: 'It does not say that other servers may not send for this domain.',
      todo: `End it with ~all: ${txtRecord(domain, rest ? record.replace(/\?all\b/i, '~all') : `${record} ~all`)}`,
    });
  if (termsOf(record).some(({ name }) => name === 'ptr'))
    found.push({
      topic: 'SPF',
      level: 'advice',
      said: '“ptr” is slow and deprecated (RFC 7208, section 5.5).',
      todo: 'Name the servers by ip4, ip6, a or mx instead.',
    });
  return found;
};
