import { lazyPart } from '@/ui/loading/lazyPart';
import { MapFrame } from '@/ui/map/MapFrame';
import { useGetCountryPositionQuery } from './countryApi';

const CountryMap = lazyPart(
  () => import(/* webpackChunkName: "map" */ '@/ui/map/CountryMap'),
  (part) => part.CountryMap,
);

/** A spinner, then the map; nothing at all if the country is not known (docs/conformance.md, section 4). */
export function CurrentCountryMap({ country }: { country: string }) {
  const { currentData: position, isFetching } = useGetCountryPositionQuery(country);
  const isAwaited = isFetching && position === undefined;
  if (!position && !isAwaited) return null;
  return (
    <MapFrame label={`Map of ${country}`} height="36rem">
      {position && <CountryMap key={[country, ...position].join()} position={position} place={country} />}
    </MapFrame>
  );
}
