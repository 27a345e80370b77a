import Box from '@mui/material/Box';
import { heroSlides } from '@/content/home';
import { PauseButton } from '@/ui/motion/PauseButton';
import { wordsTurning } from './slideMotion';

interface HeroDotsProps {
  /** The slide they have stopped on; undefined while they move. */
  index: number | undefined;
  onPick: (index: number) => void;
}

/** One line per slide; that of the current slide is filled. */
export function HeroDots({ index, onPick }: HeroDotsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2.4rem', mt: '2.4rem' }}>
      <Box role="group" aria-label="Slides" sx={{ display: 'flex', gap: '0.8rem', minWidth: 0 }}>
        {heroSlides.map(({ heading, image }, at) => (
          <Box
            component="button"
            type="button"
            key={image}
            aria-label={heading}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onPick(at)}
            sx={{
              position: 'relative',
              width: { xs: '4.4rem', md: '5.6rem' },
              height: '4.4rem',
              p: 0,
              border: 0,
              background: 'none',
              cursor: 'pointer',
              '&::before, &::after': {
                content: '""',
                position: 'absolute',
                inset: '2.05rem 0 auto',
                borderTop: '3px solid #fff', // a background is invisible in forced colours
              },
              '&:not(:hover)::before': { opacity: 0.45 },
              '&::after': wordsTurning[at],
            }}
          />
        ))}
      </Box>
      <PauseButton sx={{ fontSize: 'caption.fontSize' }} />
    </Box>
  );
}
