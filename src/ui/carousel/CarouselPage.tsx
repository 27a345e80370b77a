import Box from '@mui/material/Box';
import type { ReactElement } from 'react';
import { CAROUSEL_TRANSITION_MS } from '@/config/timing';
import { ITEM_GAP } from './itemsPerView';

/** The items of one view. Out of view it keeps its height, out of reach of eyes, ears and the tab key. */
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
        // What leaves stays to be seen until it has left.
        transition: isShown ? 'none' : `visibility 0s ${CAROUSEL_TRANSITION_MS}ms`,
      }}
    >
      {items}
    </Box>
  );
}
