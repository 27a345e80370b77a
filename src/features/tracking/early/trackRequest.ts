import type { Env } from '@/config/env';
import { sentId } from '../soughtAt';

/** The client's own call of `track_consignment`, for a script that runs before the client has loaded. */
export const trackRequest = ({ supabaseUrl, supabaseKey }: Env, trackingId: string) =>
  new Request(`${supabaseUrl}/rest/v1/rpc/track_consignment`, {
    method: 'POST',
    headers: {
      apikey: supabaseKey,
      Authorization: `Bearer ${supabaseKey}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ tracking_id: sentId(trackingId) }),
  });
