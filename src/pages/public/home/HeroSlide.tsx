import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { HeroSlide as Slide } from '@/content/home';
import { HeroTrack } from './HeroTrack';
import { wordsTurning } from './slideMotion';

interface HeroSlideProps {
  slide: Slide;
  at: number;
}

/** The text of one slide. All four share one cell, so that the tallest sets the height of the hero. */
export function HeroSlide({ slide, at }: HeroSlideProps) {
  const { heading, text, button } = slide;
  return (
    <Box
      sx={{
        gridArea: '1 / 1',
        alignSelf: 'center',
        maxWidth: { xs: '72rem', lg: '60rem' },
        minWidth: { lg: 'min-content' }, // the longest word, such as a brand's name
        // Without scripts only the first is ever shown.
        ...(at > 0 && { '@media (scripting: none)': { visibility: 'hidden' } }),
        ...wordsTurning[at],
      }}
    >
      <Typography
        variant="h1"
        component={at === 0 ? 'h1' : 'p'}
        sx={{ fontSize: 'min(clamp(3.6rem, 2.6rem + 3.4vw, 7.2rem), 15vw)', lineHeight: 1.08 }}
      >
        {heading}
      </Typography>
      <Typography sx={{ mt: '2rem', maxWidth: '58ch', fontSize: { xs: '1.7rem', md: '2rem' } }}>
        {text}
      </Typography>
      {at === 0 ? (
        <HeroTrack label={button.label} />
      ) : (
        <Button component={Link} to={button.path} variant="track" sx={{ mt: '3.2rem', fontSize: '1.7rem' }}>
          {button.label}
        </Button>
      )}
    </Box>
  );
}
