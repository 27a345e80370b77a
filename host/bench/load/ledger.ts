import type { HostProcess } from '../../testing/hostProcess';

/** What the host can acknowledge as stored, and where it must be found then. */
const STORED = {
  messages: 'select cid::text as key from public.chat_message',
  subscriptions: 'select email::text as key from public."newsLetter"',
  inquiries: 'select email::text as key from public."contactForm"',
  edits: `select entry ->> 'remark' as key from public.consignment, jsonb_array_elements(locations) as entry
          where jsonb_array_length(locations) > 1`,
};

export type Kind = keyof typeof STORED;

export interface Balance {
  kind: Kind;
  acknowledged: number;
  /** How many of the acknowledged ones are stored. */
  stored: number;
  /** How many of them are stored more than once. */
  doubled: number;
}

export interface Ledger {
  /** The number of errors by name. */
  errors: Map<string, number>;
  /** Does the work; an error is counted and returns undefined. */
  attempt: <Result>(name: string, work: () => Promise<Result>) => Promise<Result | undefined>;
  /** Records that the host has acknowledged this as stored. */
  acknowledge: (kind: Kind, key: string) => void;
  /** Compares what was acknowledged with what is stored. */
  balance: (host: Pick<HostProcess, 'sql'>) => Promise<Balance[]>;
}

/** "chat_send: 500", or the code of a broken connection. */
const nameOf = (name: string, error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return /^\w+: \S+/.exec(message)?.[0] ?? `${name}: ${code ?? message}`;
};

export const openLedger = (): Ledger => {
  const errors = new Map<string, number>();
  const acknowledged = new Map<Kind, string[]>();

  return {
    errors,
    attempt: async (name, work) => {
      try {
        return await work();
      } catch (error) {
        const errorName = nameOf(name, error);
        errors.set(errorName, (errors.get(errorName) ?? 0) + 1);
        return undefined;
      }
    },
    acknowledge: (kind, key) => {
      const keys = acknowledged.get(kind);
      if (keys) keys.push(key);
      else acknowledged.set(kind, [key]);
    },
    balance: async ({ sql }) => {
      const balances: Balance[] = [];
      for (const kind of Object.keys(STORED) as Kind[]) {
        const keys = acknowledged.get(kind) ?? [];
        const [row] = await sql<{ stored: number; doubled: number }>(
          `with kept as (select key, count(*) as times from (${STORED[kind]}) as every group by key)
           select count(times)::int as stored, (count(*) filter (where times > 1))::int as doubled
           from jsonb_array_elements_text($1::text::jsonb) as told (key) left join kept using (key)`,
          [JSON.stringify(keys)],
        );
        balances.push({ kind, acknowledged: keys.length, stored: 0, doubled: 0, ...row });
      }
      return balances;
    },
  };
};

/** True if everything that was acknowledged is stored exactly once. */
export const balances = ({ acknowledged, stored, doubled }: Balance): boolean =>
  stored === acknowledged && doubled === 0;
