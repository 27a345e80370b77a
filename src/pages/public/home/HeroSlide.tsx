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
        sx={{ fontSize: 'h1.fontSize', lineHeight: 1.08 }}
      >
        {heading}
      </Typography>
      <Typography
        sx={{ mt: '2rem', maxWidth: '58ch', fontSize: { xs: 'body1.fontSize', md: 'h4.fontSize' } }}
      >
        {text}
      </Typography>
      {at === 0 ? (
        <HeroTrack label={button.label} />
      ) : (
        <Button
          component={Link}
          to={button.path}
          variant="track"
          sx={{ mt: '3.2rem', fontSize: 'body1.fontSize' }}
        >
          {button.label}
        </Button>
      )}
    </Box>
  );
}
