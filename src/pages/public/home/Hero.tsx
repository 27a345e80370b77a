import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useCallback, useEffect, useRef, useState } from 'react';
import { brand } from '@/brand/brand';
import { SLIDES_AHEAD_MS } from '@/config/timing';
import { heroSlides } from '@/content/home';
import { useMotion } from '@/ui/motion/useMotion';
import { fetchSlides } from '@/ui/picture/slidePictures';
import { HeroBackground } from './HeroBackground';
import { HeroDots } from './HeroDots';
import { HeroSlide } from './HeroSlide';
import { showSlide, slideNow, turns } from './slideMotion';

/**
 * Four slides of eleven seconds each; the picture changes together with the text. They are animated by CSS alone, before
 * and after hydration: nothing here re-renders meanwhile.
 */
export function Hero() {
  const hero = useRef<HTMLElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState<number>();
  const { isMoving, hold } = useMotion(words);

  const stand = useCallback((at: number) => {
    if (!hero.current) return;
    fetchSlides(hero.current, at);
    showSlide(hero.current, at);
    setIndex(at);
  }, []);
  /** Stops on the slide that has the focus, or else on the current one. */
  const standHere = useCallback(() => {
    if (!hero.current || !words.current) return;
    const focused = [...words.current.children].findIndex((slide) => slide.contains(document.activeElement));
    stand(focused < 0 ? slideNow(hero.current) : focused);
  }, [stand]);
  useEffect(() => {
    if (!isMoving) return void standHere();
    const timer = setTimeout(() => hero.current && fetchSlides(hero.current), SLIDES_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [isMoving, standHere]);

  return (
    <Box
      component="section"
      ref={hero}
      aria-roledescription="carousel"
      aria-label={brand.name}
      data-motion={isMoving ? undefined : 'off'}
      sx={{ '--focus': '#fff', position: 'relative', bgcolor: 'secondary.dark', color: '#fff', ...turns }}
    >
      <HeroBackground />
      <Container
        maxWidth="xl"
        sx={{
          position: 'relative',
          pt: { xs: '19rem', sm: '26rem', md: '34rem', lg: '6.4rem' },
          pb: { xs: '4rem', md: '6.4rem' },
        }}
      >
        <Box
          ref={words}
          {...hold}
          onFocus={() => {
            hold.onFocus();
            standHere();
          }}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            minHeight: { lg: '46rem', xl: '58rem' },
          }}
        >
          {heroSlides.map((slide, at) => (
            <HeroSlide key={slide.image} slide={slide} at={at} />
          ))}
        </Box>
        <HeroDots index={isMoving ? undefined : index} onPick={stand} />
      </Container>
    </Box>
  );
}
