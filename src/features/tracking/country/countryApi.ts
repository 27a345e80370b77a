import { api } from '@/api/api';
import { countryApiUrl } from '@/config/env';
import { COUNTRY_LOOKUP_TIMEOUT_MS } from '@/config/timing';
import { positionOf, type Position } from '@/content/countries';

const isPosition = (value: unknown): value is Position => {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [latitude, longitude] = value as unknown[];
  return isWithin(latitude, 90) && isWithin(longitude, 180);
};

const isWithin = (degrees: unknown, limit: number) =>
  typeof degrees === 'number' && Number.isFinite(degrees) && Math.abs(degrees) <= limit;

/** Requests the first result's `latlng` from the country service; null if it is missing or invalid, and on errors. */
export const askCountryService = async (baseUrl: string, country: string): Promise<Position | null> => {
  try {
    const answer = await fetch(`${baseUrl}/${encodeURIComponent(country)}`, {
      signal: AbortSignal.timeout(COUNTRY_LOOKUP_TIMEOUT_MS),
    });
    const [first] = (await answer.json()) as { latlng?: unknown }[];
    return isPosition(first?.latlng) ? first.latlng : null;
  } catch {
    return null; // A failure is swallowed silently (docs/conformance.md, section 7).
  }
};

const countryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A country's position: from the configured service, else from the bundled positions; null renders no map. */
    getCountryPosition: build.query<Position | null, string>({
      queryFn: async (country) => {
        const asked = countryApiUrl ? await askCountryService(countryApiUrl, country) : null;
        return { data: asked ?? positionOf(country) ?? null };
      },
    }),
  }),
});

export const { useGetCountryPositionQuery } = countryApi;
