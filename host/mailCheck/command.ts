import { domainToASCII } from 'node:url';
import { cleanMail } from '../../supabase/functions/_shared/mailAddress.ts';
import { showFinding } from '../finding';
import { Refusal } from '../refusal';
import { readSettings } from '../settings';
import { dkimName, judgeDkim } from './dkim';
import { gatherDmarc, judgeDmarc } from './dmarc';
import type { Finding } from './finding';
import { type LookUp, openLookUp } from './lookUp';
import { judgeMx } from './mx';
import { judgeServer, visitServer } from './server';
import { gatherSpf, judgeSpf } from './spf';

const USAGE = 'npm run host -- mail:check [DOMAIN] [--selector NAME] [--dns ADDRESS]';

interface Asked {
  domain: string;
  /** The name of the DKIM key; undefined if nobody has said it. */
  selector?: string;
  dns: string[];
  smtpUrl?: string;
}

const isName = (text: string): boolean => /^([a-z\d_]([a-z\d_-]*[a-z\d_])?\.)+[a-z\d-]{2,}$/.test(text);

const readDomain = (text: string): string => {
  const domain = domainToASCII(cleanMail(text).replace(/^.*@|\.$/g, ''));
  if (isName(domain)) return domain;
  throw new Refusal(`“${text}” is no domain. ${USAGE}`);
};

/** The domain is that of MAIL_FROM, and the selector that of MAIL_DKIM_SELECTOR, unless the arguments name others. */
export const readMailCheck = (args: readonly string[], env: Record<string, string | undefined>): Asked => {
  const { mailFrom, smtpUrl } = readSettings(env);
  const named = new Map<string, string>();
  let domain = mailFrom;
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? '';
    if (!word.startsWith('--')) {
      domain = word;
      continue;
    }
    const value = args[++at];
    if (!['--selector', '--dns'].includes(word) || !value) throw new Refusal(USAGE);
    named.set(word, value);
  }
  if (!domain) throw new Refusal(`Name the domain of the sender’s address, or set MAIL_FROM. ${USAGE}`);
  const selector = named.get('--selector') ?? env.MAIL_DKIM_SELECTOR?.trim();
  if (selector && !isName(`${selector.toLowerCase()}.test`))
    throw new Refusal(`“${selector}” is no selector.`);
  const dns = named.get('--dns');
  return { domain: readDomain(domain), selector: selector || undefined, dns: dns ? [dns] : [], smtpUrl };
};

const NO_SELECTOR: Finding = {
  topic: 'DKIM',
  level: 'missing',
  said: 'It cannot be checked without the name of the key.',
  todo: 'Look at a mail that arrived: the name is after s= in its DKIM-Signature. Then set MAIL_DKIM_SELECTOR, or add --selector NAME.',
};

const hostOf = (smtpUrl: string | undefined): string | undefined =>
  smtpUrl && URL.canParse(smtpUrl) ? new URL(smtpUrl).hostname : undefined;

/** Reads the DNS and visits the mail server. Nothing is sent. */
export const checkMail = async (
  { domain, selector, dns, smtpUrl }: Asked,
  lookUp: LookUp = openLookUp(dns),
): Promise<Finding[]> => {
  const { txt, mx, addresses } = lookUp;
  const key = selector && dkimName(selector, domain);
  const [spf, dkim, dmarc, exchange, own, server] = await Promise.all([
    gatherSpf(domain, lookUp),
    key ? txt(key) : undefined,
    gatherDmarc(domain, lookUp),
    mx(domain),
    addresses(domain),
    smtpUrl ? visitServer(smtpUrl) : null,
  ]);
  return [
    ...judgeSpf(spf, hostOf(smtpUrl)),
    ...(key && dkim ? judgeDkim(key, dkim) : [NO_SELECTOR]),
    ...judgeDmarc(dmarc, domain),
    judgeMx(domain, exchange, own),
    ...judgeServer(server),
  ];
};

/** The answer to print, and whether nothing is in the way of delivery. */
export const runMailCheck = async (
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<{ said: string; isGood: boolean }> => {
  const asked = readMailCheck(args, env);
  const findings = await checkMail(asked);
  const missing = findings.filter(({ level }) => level === 'missing').length;
  const end =
    missing === 0
      ? 'Nothing that mailbox providers require is missing.'
      : `${missing} of what mailbox providers require ${missing === 1 ? 'is' : 'are'} missing: see docs/mail.md.`;
  return {
    said: [`Mail from ${asked.domain}`, ...findings.map(showFinding(8)), end].join('\n'),
    isGood: missing === 0,
  };
};
