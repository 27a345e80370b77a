import Box from '@mui/material/Box';
import { useRef } from 'react';
import { company } from '@/brand/company';
import { companyCopy } from '@/content/company';
import { lazyPart } from '@/ui/loading/lazyPart';
import { MapFrame } from '@/ui/map/MapFrame';
import { useSeen } from '@/ui/motion/useInView';
import { notPrinted } from '@/ui/notPrinted';

const PlacesMap = lazyPart(
  () => import(/* webpackChunkName: "map" */ '@/ui/map/PlacesMap'),
  (part) => part.PlacesMap,
);

/** All offices, or the surroundings of one. Its script is loaded as it comes near; the list beside it says the same. */
export function OfficesMap({ shownPlace }: { shownPlace: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(ref, '200px');
  return (
    <Box ref={ref} sx={{ display: 'grid', '@media (scripting: none)': { display: 'none' }, ...notPrinted }}>
      <MapFrame label={companyCopy.offices.map} height="38rem">
        {isSeen && <PlacesMap places={company.offices} shownPlace={shownPlace} />}
      </MapFrame>
    </Box>
  );
}
