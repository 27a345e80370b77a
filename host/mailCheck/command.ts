import { domainToASCII } from 'node:url';
import { parseArgs } from 'node:util';
import { cleanMail } from '../../supabase/functions/_shared/mailAddress.ts';
import { showFinding } from '../finding';
import { Refusal } from '../refusal';
import { readSettings } from '../settings';
import { type LookUp, openLookUp } from './lookUp';
import { type Finding, judgeDkim, judgeDmarc, judgeMx, judgeSpf } from './records';

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

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: { selector: { type: 'string' }, dns: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new Refusal(USAGE);
  }
};

/** The domain is that of MAIL_FROM, unless the arguments name another. */
export const readMailCheck = (args: readonly string[], env: Record<string, string | undefined>): Asked => {
  const { mailFrom, smtpUrl } = readSettings(env);
  const { values, positionals } = readArguments(args);
  const { selector, dns } = values;
  const domain = positionals.at(-1) ?? mailFrom;
  if (!domain) throw new Refusal(`Name the domain of the sender’s address, or set MAIL_FROM. ${USAGE}`);
  if (selector && !isName(`${selector.toLowerCase()}.test`))
    throw new Refusal(`“${selector}” is no selector.`);
  return { domain: readDomain(domain), selector, dns: dns ? [dns] : [], smtpUrl };
};

/** Reads the DNS. Nothing is sent. */
export const checkMail = (
  { domain, selector, dns, smtpUrl }: Asked,
  lookUp: LookUp = openLookUp(dns),
): Promise<Finding[]> => {
  const server = smtpUrl && new URL(smtpUrl).hostname; // settings have checked it
  const findings: Record<Finding['topic'], Promise<Omit<Finding, 'topic'>>> = {
    SPF: judgeSpf(domain, lookUp, server),
    DKIM: judgeDkim(domain, lookUp, selector),
    DMARC: judgeDmarc(domain, lookUp),
    MX: judgeMx(domain, lookUp),
  };
  return Promise.all(
    Object.entries(findings).map(async ([topic, finding]) => ({
      topic: topic as Finding['topic'],
      ...(await finding.catch(({ message }: Error) => ({ level: 'missing' as const, text: message }))),
    })),
  );
};

/** The answer to print, and whether nothing is in the way of delivery. */
export const runMailCheck = async (
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<{ text: string; isGood: boolean }> => {
  const check = readMailCheck(args, env);
  const findings = await checkMail(check);
  const missing = findings.filter(({ level }) => level === 'missing').length;
  const end =
    missing === 0
      ? 'Nothing that mailbox providers require is missing.'
      : `${missing} of what mailbox providers require ${missing === 1 ? 'is' : 'are'} missing: see docs/mail.md.`;
  return {
    text: [`Mail from ${check.domain}`, ...findings.map(showFinding(6)), end].join('\n'),
    isGood: missing === 0,
  };
};
