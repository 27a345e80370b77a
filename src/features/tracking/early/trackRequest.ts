import type { Env } from '@/config/env';
import { TRACK, trackArguments } from '../soughtAt';

/** The client's own call, for a script that runs before the client has loaded. */
export const trackRequest = ({ supabaseUrl, supabaseKey }: Env, trackingId: string) =>
  new Request(`${supabaseUrl}/rest/v1/rpc/${TRACK}`, {
    method: 'POST',
    headers: {
      apikey: supabaseKey,
      Authorization: `Bearer ${supabaseKey}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(trackArguments(trackingId)),
  });
