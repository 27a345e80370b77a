import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useMotion } from '@/ui/motion/useMotion';
import { RotatingWord } from './RotatingWord';

/** The rotating word below the carriers. */
export function RotatingHeading() {
  const heading = useRef<HTMLDivElement>(null);
  const { isMoving, hold } = useMotion(heading);
  return (
    <Box data-moves sx={{ display: 'grid', justifyItems: 'center', mt: '6.4rem' }}>
      <Box ref={heading} {...hold} sx={{ overflow: 'hidden' }}>
        <Typography
          variant="h2"
          sx={{
            color: 'primary.main',
            fontSize: 'h1.fontSize',
            textAlign: 'center',
            '& > span': { display: 'block', transition: 'opacity 400ms ease, transform 400ms ease' },
            '& > [data-in="false"]': { opacity: 0, transform: 'translateY(40%)' },
            '@media (prefers-reduced-motion: reduce)': { '& > span': { transition: 'none' } },
          }}
        >
          <RotatingWord isMoving={isMoving} />
        </Typography>
      </Box>
    </Box>
  );
}
