import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { LineIcon } from '../LineIcon';
import { togglePageMotion, usePaused } from './pageMotion';
import { useReducedMotion } from './useReducedMotion';

/**
 * Stops and starts everything that moves on its own (WCAG 2.2.2): one button for the whole page. Nothing moves, and there is
 * no button, where reduced motion is preferred.
 */
export function PauseButton({ sx }: { sx?: SystemStyleObject<Theme> }) {
  const isPaused = usePaused();
  const isReduced = useReducedMotion();
  if (isReduced) return null;
  return (
    <Box
      component="button"
      type="button"
      aria-label={isPaused ? 'Play everything that moves' : 'Pause everything that moves'}
      onClick={togglePageMotion}
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        width: '3.6rem',
        height: '3.6rem',
        p: 0,
        border: '1px solid currentColor',
        borderRadius: '50%',
        background: 'none',
        color: 'inherit',
        cursor: 'pointer',
        ...sx,
      }}
    >
      <LineIcon name={isPaused ? 'play' : 'pause'} size="1.8rem" />
    </Box>
  );
}
