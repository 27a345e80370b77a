import Box from '@mui/material/Box';
import { heroSlides } from '@/content/home';

interface HeroDotsProps {
  index: number;
  onPick: (index: number) => void;
}

/** One line for each slide; the shown one is filled. */
export function HeroDots({ index, onPick }: HeroDotsProps) {
  return (
    <Box role="group" aria-label="Slides" sx={{ display: 'flex', gap: '0.8rem' }}>
      {heroSlides.map(({ heading, image }, at) => (
        <Box
          component="button"
          type="button"
          key={image}
          aria-label={heading}
          aria-current={at === index ? 'true' : undefined}
          onClick={() => onPick(at)}
          sx={{
            width: { xs: '3.6rem', md: '5.6rem' },
            height: '3.6rem',
            p: 0,
            border: 0,
            background: 'none',
            cursor: 'pointer',
            '&::before': {
              content: '""',
              display: 'block',
              height: '3px',
              bgcolor: 'rgb(255 255 255 / 45%)',
            },
            [`&:hover::before, [data-slide="${at}"] &::before`]: { bgcolor: '#fff' },
          }}
        />
      ))}
    </Box>
  );
}
