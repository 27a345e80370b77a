import Box from '@mui/material/Box';
import { useState } from 'react';
import { Disclosure } from '@/ui/Disclosure';
import { lazyPart } from '@/ui/loading/lazyPart';
import { MapFrame } from '@/ui/map/MapFrame';
import { notPrinted } from '@/ui/notPrinted';
import { useGetCountryPositionQuery } from './countryApi';

const CountryMap = lazyPart(
  () => import(/* webpackChunkName: "map" */ '@/ui/map/CountryMap'),
  (part) => part.CountryMap,
);

interface CurrentCountryMapProps {
  country: string;
  /** Beside another map: it is drawn once somebody opens it, and paper has no room for it. */
  isFolded?: boolean;
}

/** A spinner, then the map; nothing at all if the country is not known (docs/conformance.md, section 4). */
export function CurrentCountryMap({ country, isFolded }: CurrentCountryMapProps) {
  const { currentData: position, isFetching } = useGetCountryPositionQuery(country);
  const [isOpen, setOpen] = useState(false);
  const isAwaited = isFetching && position === undefined;
  if (!position && !isAwaited) return null;
  const label = `Map of ${country}`;
  const map = (
    <MapFrame label={label} height="36rem">
      {position && <CountryMap key={[country, ...position].join()} position={position} place={country} />}
    </MapFrame>
  );
  if (!isFolded) return map;
  return (
    <Box sx={notPrinted}>
      <Disclosure summary={label} onOpen={() => setOpen(true)}>
        {isOpen && map}
      </Disclosure>
    </Box>
  );
}
