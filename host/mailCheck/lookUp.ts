import { Resolver } from 'node:dns/promises';

/** The questions of the check: none if there is no such record or no such name. Throws an Error that says why nobody knows. */
export interface LookUp {
  /** Pieces of one record are joined (RFC 7208, section 3.3). */
  txt: (name: string) => Promise<string[]>;
  /** Where mail is received, the preferred server first. */
  mx: (name: string) => Promise<string[]>;
}

const TIMEOUT_MS = 3_000;

const orNone = async <Of>(name: string, answer: Promise<Of[]>): Promise<Of[]> => {
  try {
    return await answer;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (['ENODATA', 'ENOTFOUND'].includes(code)) return [];
    throw new Error(`${name} could not be read (${code}).`, { cause: error });
  }
};

/** Asks the name servers of this machine, or those at `servers` (`9.9.9.9` or `127.0.0.1:5353`). */
export const openLookUp = (servers: readonly string[] = [], timeout = TIMEOUT_MS): LookUp => {
  const resolver = new Resolver({ timeout, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    txt: async (name) => (await orNone(name, resolver.resolveTxt(name))).map((pieces) => pieces.join('')),
    mx: async (name) =>
      (await orNone(name, resolver.resolveMx(name)))
        .toSorted((a, b) => a.priority - b.priority)
        .map(({ exchange }) => exchange),
  };
};
