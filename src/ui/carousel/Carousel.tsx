import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { retryPart } from '../loading/retryPart';
import { useSeen } from '../motion/useInView';
import type { ItemsPerWidth } from './itemsPerView';
import type { MovingCarousel } from './MovingCarousel';
import { StillCarousel } from './StillCarousel';

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
 * until it takes over, never under the focus, the items stand in a row of the same height.
 */
export function Carousel({ label, items, itemsPerWidth = ONE, swipe = false }: CarouselProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(ref, '300px');
  const [Player, setPlayer] = useState<typeof MovingCarousel>();
  useEffect(() => {
    const place = ref.current;
    if (!isSeen || !place) return;
    const takeOver = (player: typeof MovingCarousel) => {
      // The focus would be lost with the row it is on.
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
