import Box from '@mui/material/Box';
import type { ReactElement } from 'react';
import { CAROUSEL_TRANSITION_MS } from '@/config/timing';
import { ITEM_GAP } from './itemsPerView';

/** The items of one view. While hidden it keeps its height, but cannot be seen, heard or focused. */
export function CarouselPage({ items, isShown }: { items: readonly ReactElement[]; isShown: boolean }) {
  return (
    <Box
      inert={!isShown}
      sx={{
        height: '100%',
        display: 'grid',
        gridTemplateColumns: `repeat(${items.length}, minmax(0, 1fr))`,
        gap: ITEM_GAP,
        visibility: isShown ? 'visible' : 'hidden',
        // The outgoing page stays visible until it has moved out.
        transition: isShown ? 'none' : `visibility 0s ${CAROUSEL_TRANSITION_MS}ms`,
      }}
    >
      {items}
    </Box>
  );
}
