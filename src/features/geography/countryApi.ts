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

/** Asks the country service for the first result's `latlng`; null when it has none that makes sense. */
export const askCountryService = async (baseUrl: string, country: string): Promise<Position | null> => {
  try {
    const answer = await fetch(`${baseUrl}/${encodeURIComponent(country)}`, {
      signal: AbortSignal.timeout(COUNTRY_LOOKUP_TIMEOUT_MS),
    });
    const [first] = (await answer.json()) as { latlng?: unknown }[];
    return isPosition(first?.latlng) ? first.latlng : null;
  } catch {
    return null; // Spec section 7: a failure is swallowed silently.
  }
};

const countryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Where a country is: the configured service first, the bundled positions after; null draws no map. */
    getCountryPosition: build.query<Position | null, string>({
      queryFn: async (country) => {
        const asked = countryApiUrl ? await askCountryService(countryApiUrl, country) : null;
        return { data: asked ?? positionOf(country) ?? null };
      },
    }),
  }),
});

export const { useGetCountryPositionQuery } = countryApi;
