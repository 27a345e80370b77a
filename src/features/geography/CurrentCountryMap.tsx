import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { brand } from '@/brand/brand';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { lazyPart } from '@/ui/loading/lazyPart';
import { LoadingState } from '@/ui/loading/LoadingState';
import { useGetCountryPositionQuery } from './countryApi';

const CountryMap = lazyPart(
  () => import(/* webpackChunkName: "map" */ '@/ui/map/CountryMap'),
  (part) => part.CountryMap,
);

/** Leaflet positions the icon with its own transform, so the shape is drawn inside it. */
const pin = {
  content: '""',
  display: 'block',
  width: 22,
  height: 22,
  bgcolor: 'primary.main',
  border: '3px solid #fff',
  borderRadius: '50% 50% 50% 0',
  transform: 'rotate(-45deg)',
  boxShadow: 3,
};

/** A spinner, then the map; nothing at all if the country is not known (docs/conformance.md, section 4). */
export function CurrentCountryMap({ country }: { country: string }) {
  const { currentData: position, isFetching } = useGetCountryPositionQuery(country);
  const isAwaited = isFetching && position === undefined;
  if (!position && !isAwaited) return null;
  const spinner = <LoadingState label="Loading the map" minHeight="36rem" />;
  return (
    <ErrorBoundary fallback={() => null}>
      <Box
        component="section"
        aria-label={`Map of ${country}`}
        sx={{
          flex: '1 0 36rem',
          height: '36rem',
          borderRadius: 1,
          overflow: 'hidden',
          border: '1px solid',
          borderColor: 'divider',
          isolation: 'isolate',
          '& .country-pin::before': pin,
          // Leaflet's font sizes assume a base of 16 pixels.
          '& .leaflet-container': { font: 'inherit', fontSize: '1.3rem', bgcolor: brand.colors.tint },
        }}
      >
        <Suspense fallback={spinner}>
          {position ? (
            <CountryMap key={[country, ...position].join()} position={position} place={country} />
          ) : (
            spinner
          )}
        </Suspense>
      </Box>
    </ErrorBoundary>
  );
}
