import type { SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import type { Sql } from '../database/database';
import { hasTable } from '../database/hasTable';
import { Refusal } from '../refusal';
import type { AuditRow, Head } from './chain';

const PAGE = 1_000;

/** One page of the audit: the entries after an id, in their order. */
type ReadPage = (after: number) => Promise<AuditRow[]>;

async function* all(readPage: ReadPage): AsyncGenerator<AuditRow> {
  for (let after = 0; ;) {
    const rows = await readPage(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The audit of a database. */
export const auditOf = ({ query }: Sql): AsyncGenerator<AuditRow> =>
  all(async (after) => {
    const rows = await query<{ entry: AuditRow }>(
      'select to_jsonb(audit) as entry from public.audit where id > $1 order by id limit $2',
      [after, PAGE],
    );
    return rows.map(({ entry }) => entry);
  });

/** The newest entry; undefined if there is none, or if the database is older than the audit. */
export const headOf = async (sql: Sql): Promise<Head | undefined> => {
  if (!(await hasTable(sql, 'public.audit'))) return undefined;
  const [head] = await sql.query<{ head: Head }>(
    `select jsonb_build_object('id', id, 'hash', hash) as head from public.audit order by id desc limit 1`,
  );
  return head?.head;
};

/** How a head is printed, and passed to `--head`. */
export const headText = ({ id, hash }: Head): string => `${id} ${hash}`;

/** Who reads it; the code is that of the second factor, which is needed where there is one. */
export interface Reader {
  email: string;
  password: string;
  code?: string;
}

/** Enters the code of the second factor; without one the database refuses every row. */
const confirm = async ({ auth }: SupabaseClient, url: string, { email, code }: Reader): Promise<void> => {
  const { data, error: unknown } = await auth.mfa.listFactors();
  if (unknown)
    throw new Refusal(`${url}: whether ${email} has a second factor is unknown: ${unknown.message}.`);
  const [factor] = data.totp;
  if (!factor) return;
  if (!code)
    throw new Refusal(`${url}: ${email} has a second factor. Set ADMIN_CODE to its six digits, too.`);
  const { error } = await auth.mfa.challengeAndVerify({ factorId: factor.id, code });
  if (error) throw new Refusal(`${url}: the code of the second factor is refused: ${error.message}.`);
};

/** The audit as the admin reads it through the API. */
export const auditAt = async (
  url: string,
  key: string,
  reader: Reader,
): Promise<AsyncGenerator<AuditRow>> => {
  // The host reads the audit too, but not through the API: it needs no client.
  const { createClient } = await import('@supabase/supabase-js');
  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  });
  const { email, password } = reader;
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw new Refusal(`${url}: cannot sign in as ${email}: ${error.message}.`);
  await confirm(client, url, reader);
  return all(async (after) => {
    const { data, error: failed } = await client
      .from('audit')
      .select()
      .gt('id', after)
      .order('id')
      .limit(PAGE);
    if (failed) throw new Refusal(`${url}: the audit cannot be read: ${failed.message}.`);
    return data as AuditRow[];
  });
};
