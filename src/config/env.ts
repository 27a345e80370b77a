/** Settings fixed when the site is built. */
export interface Env {
  supabaseUrl: string;
  supabaseKey: string;
}

/**
 * Reads the build's settings once. Without a project URL the site talks to the host that serves it.
 * Throws the client's own words (spec section 5) when one of the two is missing.
 */
export const readEnv = (origin: string): Env => {
  const supabaseUrl = process.env.SUPABASE_URL || origin;
  const supabaseKey = process.env.SUPABASE_PUBLISHABLE_KEY ?? '';
  if (!supabaseUrl) throw new Error('supabaseUrl is required.');
  if (!supabaseKey) throw new Error('supabaseKey is required.');
  return { supabaseUrl, supabaseKey };
};

/** Base address of a public country service, asked as `<base>/<country>`; empty when none is configured. */
export const countryApiUrl = process.env.COUNTRY_API_URL ?? '';
