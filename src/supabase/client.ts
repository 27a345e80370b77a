import { SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import type { Database } from './database.types';
import { withDeadline } from './deadline';
import { withOwnClock } from './ownClock';
import { withRetryAfter } from './retryAfter';
import { withSignOutDeadline } from './signOutDeadline';

/** The client without its own retries of reads: a single place decides on retries (api/retryReads). */
class Client extends SupabaseClient<Database> {
  private readonly makeApart: () => Client;
  private other: Client | undefined;

  constructor(url: string, key: string, options?: SupabaseClientOptions<'public'>) {
    const send = withDeadline(options?.global?.fetch ?? fetch);
    super(url, key, {
      ...options,
      global: { ...options?.global, fetch: withRetryAfter(withOwnClock(withSignOutDeadline(send))) },
    });
    this.rest.retry = false;
    const auth = {
      storageKey: `${options?.auth?.storageKey ?? 'session'}-apart`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    };
    this.makeApart = () => new Client(url, key, { ...options, auth });
  }

  /** The key under which the session is stored. */
  get sessionKey(): string {
    return this.storageKey;
  }

  /** A client of the same project that keeps nothing: a sign-in with it leaves the session of this tab as it is. */
  get apart(): Client {
    return (this.other ??= this.makeApart());
  }
}

export type Db = Client;
export type Row<Table extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Table]['Row'];
export type Insert<Table extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Table]['Insert'];
export type Update<Table extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Table]['Update'];

/** The only place that creates a client. Throws 'supabaseUrl is required.' or 'supabaseKey is required.'. */
export const createDb = (url: string, key: string, options?: SupabaseClientOptions<'public'>): Db =>
  new Client(url, key, options);
