import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import { useRef } from 'react';
import { brand } from '@/brand/brand';
import { contactDetails } from '@/content/contact';
import { ExternalLink } from '@/ui/ExternalLink';
import { LineIcon } from '@/ui/LineIcon';
import { useSeen } from '@/ui/motion/useInView';
import { addressLink, embeddedMap, mapProbe } from './mapLinks';
import { useReachable } from './useReachable';

const paper = `repeating-linear-gradient(135deg, transparent 0 22px, ${alpha(brand.colors.primary.dark, 0.05)} 22px 23px)`;

/**
 * The address on a map. The map service gets no request before this comes near the viewport; if it cannot be reached, the
 * address and a link to the map stay in its place.
 */
export function AddressMap() {
  const ref = useRef<HTMLDivElement>(null);
  const isReachable = useReachable(mapProbe, useSeen(ref, '200px'));
  return (
    <Box
      ref={ref}
      sx={{
        position: 'relative',
        height: { xs: '28rem', md: '36rem' },
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        p: 3,
        textAlign: 'center',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: brand.colors.tint,
        backgroundImage: paper,
        '& > iframe': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
      }}
    >
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
          <Box sx={{ color: 'primary.main' }}>
            <LineIcon name="pin" size="4rem" />
          </Box>
          <Box translate="no" sx={{ fontWeight: 600 }}>
            {brand.headquarters}
          </Box>
          <ExternalLink href={addressLink}>{contactDetails.openMap}</ExternalLink>
        </>
      )}
    </Box>
  );
}
