import type { Database } from '../database/database';
import { createAccountAttemptLimit } from './attemptLimit';

/** What proves an account: its address together with the right password, or a token of one of its sessions. */
export interface Proof {
  email?: string;
  refresh_token?: string;
}

const ACCOUNTS = `select id from auth.users where email = $1
  union select user_id from auth.refresh_tokens where token = $2`;

/**
 * Creates a check whether an account may begin or renew a session once more, which counts it. A proof of no account passes: it
 * gets nothing. The check is queued with the other requests of `address`.
 */
export const createGrantLimit = (database: Database) => {
  const grants = createAccountAttemptLimit(database, 'sessionGrant');
  return async ({ email, refresh_token }: Proof, address: string): Promise<boolean> => {
    const accounts = await database.transaction(
      (sql) => sql.query<{ id: string }>(ACCOUNTS, [email?.toLowerCase() ?? null, refresh_token ?? null]),
      address,
    );
    for (const { id } of accounts) if (!(await grants.begin(id, address))) return false;
    return true;
  };
};
