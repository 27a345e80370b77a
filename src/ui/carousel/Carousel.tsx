import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { retryPart } from '../loading/retryPart';
import { useSeen } from '../motion/useInView';
import type { ItemsPerWidth } from './itemsPerView';
import type { MovingCarousel } from './MovingCarousel';
import { StillCarousel } from './StillCarousel';

export interface CarouselProps {
  /** Its accessible name. */
  label: string;
  /** Each needs a key. */
  items: readonly ReactElement[];
  /** One at every width by default. */
  itemsPerWidth?: ItemsPerWidth;
  swipe?: boolean;
}

const ONE: ItemsPerWidth = { 0: 1 };

/**
 * Plays its items in an endless loop (docs/conformance.md, section 9). The player loads when the carousel comes near
 * the viewport; until it takes over, never while an item has focus, the items are in a row of the same height.
 */
export function Carousel({ label, items, itemsPerWidth = ONE, swipe = false }: CarouselProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(ref, '300px');
  const [Player, setPlayer] = useState<typeof MovingCarousel>();
  useEffect(() => {
    const place = ref.current;
    if (!isSeen || !place) return;
    const takeOver = (player: typeof MovingCarousel) => {
      // Replacing the focused row would lose the focus.
      if (place.contains(document.activeElement))
        place.addEventListener('focusout', () => takeOver(player), { once: true });
      else setPlayer(() => player);
    };
    void retryPart(() => import(/* webpackChunkName: "carousel" */ './MovingCarousel')).then((file) =>
      takeOver(file.MovingCarousel),
    );
  }, [isSeen]);
  return (
    <Box ref={ref} data-moves sx={{ position: 'relative', pb: '6rem' }}>
      {Player ? (
        <Player label={label} items={items} itemsPerWidth={itemsPerWidth} swipe={swipe} />
      ) : (
        <StillCarousel label={label} items={items} itemsPerWidth={itemsPerWidth} />
      )}
    </Box>
  );
}
