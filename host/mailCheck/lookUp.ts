import { Resolver } from 'node:dns/promises';
import { ownValue } from '../../supabase/functions/_shared/ownValue.ts';

/** The records of a name; none if there is no such record or no such name; or why nobody knows. */
export type Answer<Of> =
  { kind: 'found'; records: Of[] } | { kind: 'none' } | { kind: 'noName' } | { kind: 'failed'; why: string };

/** The questions of the check; names are in ASCII. */
export interface LookUp {
  /** Pieces of one record are joined (RFC 7208, section 3.3). */
  txt: (name: string) => Promise<Answer<string>>;
  mx: (name: string) => Promise<Answer<{ exchange: string; priority: number }>>;
  /** IPv4 and IPv6. */
  addresses: (name: string) => Promise<Answer<string>>;
}

const TIMEOUT_MS = 3_000;

const failures: Record<string, string> = {
  ESERVFAIL:
    'its name server reports a fault (SERVFAIL): often a broken DNSSEC signature, or a zone that is not loaded',
  EREFUSED: 'the name server refuses to answer (REFUSED)',
  ETIMEOUT: 'no name server answered in time',
  ECONNREFUSED: 'there is no name server at the address that is asked',
  EBADRESP: 'the name server’s answer could not be read',
  EFORMERR: 'the name server did not understand the question (FORMERR)',
};

const answerOf = async <Of>(asked: Promise<Of[]>): Promise<Answer<Of>> => {
  try {
    const records = await asked;
    return records.length > 0 ? { kind: 'found', records } : { kind: 'none' };
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === 'ENODATA') return { kind: 'none' };
    if (code === 'ENOTFOUND') return { kind: 'noName' };
    return {
      kind: 'failed',
      why: ownValue(failures, code) ?? `the name server could not be asked (${code})`,
    };
  }
};

/** Asks the name servers of this machine, or those at `servers` (`9.9.9.9` or `127.0.0.1:5353`). */
export const openLookUp = (servers: readonly string[] = [], timeout = TIMEOUT_MS): LookUp => {
  const resolver = new Resolver({ timeout, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    txt: (name) =>
      answerOf(resolver.resolveTxt(name).then((records) => records.map((pieces) => pieces.join('')))),
    mx: (name) => answerOf(resolver.resolveMx(name)),
    addresses: async (name) => {
      const four = await answerOf(resolver.resolve4(name));
      return four.kind === 'found' ? four : answerOf(resolver.resolve6(name));
    },
  };
};
