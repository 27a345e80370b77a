import { randomUUID } from 'node:crypto';
import { someClient } from '../../../supabase/tests/support/api';
import type { Stage } from './stage';

const TRACK = `with asked as materialized (select set_config('request.headers', $2, true)) select private.track($1) from asked`;
const APPEND = `select private.append_message($1, $2, 'A question', 'visitor')`;

/** Milliseconds of a visitor's look-up in the database alone, including its limits but not the API. */
export const trackInSql = ({ host, ids }: Stage, turn: number): Promise<number> =>
  host.sqlTime(TRACK, [ids[turn % ids.length], JSON.stringify({ 'x-real-ip': someClient() })]);

/** Milliseconds of storing a message in the database alone. */
export const sendInSql = ({ host }: Stage, chat: string | undefined): Promise<number> =>
  host.sqlTime(APPEND, [chat, randomUUID()]);
