import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import Player from 'react-material-ui-carousel';
import { CAROUSEL_MS, CAROUSEL_TRANSITION_MS } from '@/config/timing';
import { useMotion } from '../motion/useMotion';
import type { CarouselProps } from './Carousel';
import { CarouselPage } from './CarouselPage';
import { pagesOf, useItemsPerView } from './itemsPerView';
import { playerStyles } from './playerStyles';

/** The longest delay of a timer. The player restarts its timer when its interval changes. */
const NEVER_MS = 2 ** 31 - 1;

/** The playing carousel. Renders only in the browser. */
export function MovingCarousel({ label, items, itemsPerWidth, swipe }: Required<CarouselProps>) {
  const ref = useRef<HTMLDivElement>(null);
  const { isMoving, isReduced, hold } = useMotion(ref);
  const count = useItemsPerView(itemsPerWidth);
  const pages = pagesOf(items, count);
  const [shownPage, setShownPage] = useState({ at: 0, of: pages.length });
  // A different number of pages means a new player, which starts at the first.
  if (shownPage.of !== pages.length) setShownPage({ at: 0, of: pages.length });
  return (
    <Box role="group" aria-roledescription="carousel" aria-label={label}>
      <Box ref={ref} {...hold} aria-live={isMoving ? 'off' : 'polite'}>
        <Player
          key={pages.length}
          autoPlay={isMoving}
          interval={isMoving ? CAROUSEL_MS : NEVER_MS}
          animation="slide"
          duration={isReduced ? 0 : CAROUSEL_TRANSITION_MS}
          cycleNavigation
          navButtonsAlwaysInvisible
          indicators
          swipe={swipe}
          stopAutoPlayOnHover={false}
          onChange={(at = 0) => setShownPage({ at, of: pages.length })}
          indicatorIconButtonProps={{ 'aria-label': `${label}, page` }}
          activeIndicatorIconButtonProps={{ 'aria-current': 'true' }}
          sx={playerStyles}
        >
          {pages.map((page, index) => (
            <CarouselPage key={page[0]?.key} items={page} isShown={index === shownPage.at} />
          ))}
        </Player>
      </Box>
    </Box>
  );
}
