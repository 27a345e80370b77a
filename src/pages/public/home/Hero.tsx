import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useRef, useState } from 'react';
import { brand } from '@/brand/brand';
import { HERO_SLIDE_MS } from '@/config/timing';
import { heroSlides } from '@/content/home';
import { PauseButton } from '@/ui/PauseButton';
import { useInterval } from '@/ui/useInterval';
import { useMotion } from '@/ui/useMotion';
import { HeroBackground } from './HeroBackground';
import { HeroDots } from './HeroDots';
import { HeroSlide } from './HeroSlide';

/** Four slides of eleven seconds each; the picture changes in step with the words. */
export function Hero() {
  const slides = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const { isOn, isMoving, toggle, hold } = useMotion(slides);
  useInterval(() => setIndex((index + 1) % heroSlides.length), isMoving ? HERO_SLIDE_MS : null);
  return (
    <Box
      component="section"
      aria-roledescription="carousel"
      aria-label={brand.name}
      sx={{ '--focus': '#fff', position: 'relative', bgcolor: 'secondary.dark', color: '#fff' }}
    >
      <HeroBackground index={index} />
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
            <HeroSlide key={slide.image} slide={slide} isShown={at === index} />
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
