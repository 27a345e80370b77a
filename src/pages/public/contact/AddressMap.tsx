import Box from '@mui/material/Box';
import { useRef } from 'react';
import { brand } from '@/brand/brand';
import { headquarters } from '@/brand/company';
import { contactDetails } from '@/content/contact';
import { ExternalLink } from '@/ui/ExternalLink';
import { useSeen } from '@/ui/motion/useInView';
import { OfficesMap } from '../company/OfficesMap';
import { addressLink, embeddedMap, mapProbe } from './mapLinks';
import { useReachable } from './useReachable';

/**
 * The address on a map. The map service gets no request before this comes near the viewport; until it answers, and if it cannot be
 * reached, the site's own map, the address and a link are in its place.
 */
export function AddressMap() {
  const ref = useRef<HTMLDivElement>(null);
  const isReachable = useReachable(mapProbe, useSeen(ref, '200px'));
  return (
    <Box ref={ref} sx={{ '& > iframe': { width: '100%', height: '42rem', border: 0 } }}>
      {isReachable ? (
        <iframe
          src={embeddedMap}
          title={contactDetails.mapTitle}
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          <OfficesMap shownPlace={headquarters.name} />
          <Box sx={{ display: 'grid', alignContent: 'center', minHeight: '4rem' }}>
            <ExternalLink
              href={addressLink}
            >{`${brand.headquarters}: ${contactDetails.openMap}`}</ExternalLink>
          </Box>
        </>
      )}
    </Box>
  );
}
