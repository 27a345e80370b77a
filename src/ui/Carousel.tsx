import Box from '@mui/material/Box';
import { Suspense, useRef, type ReactElement } from 'react';
import type { ItemsPerWidth } from './carousel/itemsPerView';
import { StillCarousel } from './carousel/StillCarousel';
import { lazyPart } from './lazyPart';
import { useSeen } from './useInView';

const MovingCarousel = lazyPart(
  () => import(/* webpackChunkName: "carousel" */ './carousel/MovingCarousel'),
  (part) => part.MovingCarousel,
);

export interface CarouselProps {
  /** Names it for those who do not see it. */
  label: string;
  /** Each with a key. */
  items: readonly ReactElement[];
  /** One everywhere when left out. */
  itemsPerWidth?: ItemsPerWidth;
  swipe?: boolean;
}

const ONE: ItemsPerWidth = { 0: 1 };

/**
 * Plays its items endlessly (spec section 9). The player is fetched when the carousel comes near the screen;
 * until then the items stand in a row of the same height.
 */
export function Carousel({ label, items, itemsPerWidth = ONE, swipe = false }: CarouselProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(ref, '300px');
  const still = <StillCarousel label={label} items={items} itemsPerWidth={itemsPerWidth} />;
  return (
    <Box ref={ref} data-moves sx={{ position: 'relative', pb: '6rem' }}>
      {isSeen ? (
        <Suspense fallback={still}>
          <MovingCarousel label={label} items={items} itemsPerWidth={itemsPerWidth} swipe={swipe} />
        </Suspense>
      ) : (
        still
      )}
    </Box>
  );
}
