/** Settings fixed at build time. */
export interface Env {
  supabaseUrl: string;
  supabaseKey: string;
}

/** Addresses of services have no slash at their end, as paths are added to them. */
const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/**
 * Reads the build's settings once. Without a project URL, the site uses the host that serves it. Throws the client's own
 * messages (docs/conformance.md, section 5) if either is missing.
 */
export const readEnv = (origin: string): Env => {
  const supabaseUrl = withoutSlash(process.env.SUPABASE_URL || origin);
  const supabaseKey = process.env.SUPABASE_PUBLISHABLE_KEY ?? '';
  if (!supabaseUrl) throw new Error('supabaseUrl is required.');
  if (!supabaseKey) throw new Error('supabaseKey is required.');
  return { supabaseUrl, supabaseKey };
};

/** Base address of a public country service, requested as `<base>/<country>`; empty if none is configured. */
export const countryApiUrl = withoutSlash(process.env.COUNTRY_API_URL ?? '');
