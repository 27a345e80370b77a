import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useEffect, useRef, useState } from 'react';
import { brand } from '@/brand/brand';
import { HERO_SLIDE_MS } from '@/config/timing';
import { heroSlides } from '@/content/home';
import { PauseButton } from '@/ui/PauseButton';
import { useInterval } from '@/ui/useInterval';
import { useMotion } from '@/ui/useMotion';
import { HeroBackground } from './HeroBackground';
import { HeroDots } from './HeroDots';
import { HeroSlide } from './HeroSlide';

/**
 * Four slides of eleven seconds each; the picture changes in step with the words. What is seen hangs on attributes
 * alone: the written page turns by them before the app is there (`app/slides.ts`).
 */
export function Hero() {
  const hero = useRef<HTMLElement>(null);
  const slides = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  useEffect(() => setIndex(Number(hero.current?.dataset.slide)), []);
  const { isOn, isMoving, toggle, hold } = useMotion(slides);
  useInterval(() => setIndex((index + 1) % heroSlides.length), isMoving ? HERO_SLIDE_MS : null);
  return (
    <Box
      component="section"
      ref={hero}
      aria-roledescription="carousel"
      aria-label={brand.name}
      data-slide={index}
      sx={{ '--focus': '#fff', position: 'relative', bgcolor: 'secondary.dark', color: '#fff' }}
    >
      <HeroBackground index={index} isMoving={isMoving} />
      <Container
        maxWidth="xl"
        sx={{
          position: 'relative',
          pt: { xs: '19rem', sm: '26rem', md: '34rem', lg: '6.4rem' },
          pb: { xs: '4rem', md: '6.4rem' },
        }}
      >
        <Box
          ref={slides}
          {...hold}
          aria-live={isMoving ? 'off' : 'polite'}
          sx={{ display: 'grid', minHeight: { lg: '46rem', xl: '58rem' } }}
        >
          {heroSlides.map((slide, at) => (
            <HeroSlide key={slide.image} slide={slide} at={at} isShown={at === index} />
          ))}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '1.6rem', mt: '3.2rem' }}>
          <PauseButton label="slides" isOn={isOn} onToggle={toggle} />
          <HeroDots index={index} onPick={setIndex} />
        </Box>
      </Container>
    </Box>
  );
}
