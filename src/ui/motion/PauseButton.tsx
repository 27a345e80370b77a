import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { layoutCopy } from '@/content/layout';
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
      onClick={togglePageMotion}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.8rem',
        minHeight: '4.4rem',
        p: 0,
        border: 0,
        background: 'none',
        color: 'inherit',
        font: 'inherit',
        textAlign: 'start',
        cursor: 'pointer',
        ...sx,
      }}
    >
      <LineIcon name={isPaused ? 'play' : 'pause'} size="1.8rem" />
      <span>{isPaused ? layoutCopy.play : layoutCopy.pause}</span>
    </Box>
  );
}
