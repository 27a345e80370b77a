import Box from '@mui/material/Box';
import type { ReactElement } from 'react';
import { ITEM_GAP, steps, type ItemsPerWidth } from './itemsPerView';

interface StillCarouselProps {
  label: string;
  items: readonly ReactElement[];
  itemsPerWidth: ItemsPerWidth;
}

const columns = (count: number) => `calc((100% - ${count - 1} * ${ITEM_GAP}) / ${count})`;

/** The same items as a row that is scrolled manually: shown before any script runs. */
export function StillCarousel({ label, items, itemsPerWidth }: StillCarouselProps) {
  const widths = steps(itemsPerWidth).map(
    ({ from, count }) => [`@media (min-width: ${from}px)`, { gridAutoColumns: columns(count) }] as const,
  );
  return (
    <Box
      role="group"
      aria-label={label}
      // It scrolls, so the keyboard has to reach it.
      tabIndex={0}
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gap: ITEM_GAP,
        overflowX: 'auto',
        scrollSnapType: 'x mandatory',
        scrollbarWidth: 'none',
        '& > *': { scrollSnapAlign: 'start', minWidth: 0 },
        ...Object.fromEntries(widths),
      }}
    >
      {items}
    </Box>
  );
}
