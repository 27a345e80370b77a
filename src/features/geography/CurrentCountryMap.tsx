import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { LoadingState } from '@/ui/LoadingState';
import { useGetCountryPositionQuery } from './countryApi';

const CountryMap = lazy(() =>
  import('@/ui/CountryMap').then(({ CountryMap: component }) => ({ default: component })),
);

/** A spinner, then the map; nothing at all where the country is not known (spec section 4). */
export function CurrentCountryMap({ country }: { country: string }) {
  const { data: position, isLoading } = useGetCountryPositionQuery(country);
  if (!isLoading && !position) return null;
  const spinner = <LoadingState label="Loading the map" minHeight="36rem" />;
  return (
    <ErrorBoundary fallback={() => null}>
      <Box
        component="section"
        aria-label={`Map of ${country}`}
        sx={{
          height: '36rem',
          borderRadius: 1,
          overflow: 'hidden',
          border: '1px solid',
          borderColor: 'divider',
          isolation: 'isolate',
        }}
      >
        <Suspense fallback={spinner}>
          {position ? <CountryMap key={country} position={position} place={country} /> : spinner}
        </Suspense>
      </Box>
    </ErrorBoundary>
  );
}
