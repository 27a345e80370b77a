import Box from '@mui/material/Box';
import { keyframes } from '@mui/system';
import { SUPPORT_ICON_MS } from '@/config/timing';
import { LineIcon } from '@/ui/LineIcon';

/** Icon changes per iteration of the animation: React listens for the end of every iteration, which wakes the page. */
const TURNS = 20;
const steps = Array.from(
  { length: TURNS },
  (_, turn) => `${(turn * 100) / TURNS}% { opacity: ${1 - (turn % 2)} }`,
);
const takeTurns = keyframes`${steps.join(' ')}`;

/**
 * Alternates between two icons every three seconds. CSS only: it runs before hydration, continues after it, and costs
 * no script.
 */
export function LauncherIcon({ isMoving }: { isMoving: boolean }) {
  return (
    <Box
      component="span"
      data-moving={isMoving}
      sx={{
        display: 'grid',
        '& > svg': {
          gridArea: '1 / 1',
          animation: `${takeTurns} ${TURNS * SUPPORT_ICON_MS}ms step-end infinite`,
        },
        '& > svg + svg': { opacity: 0, animationDelay: `-${SUPPORT_ICON_MS}ms` },
        '&[data-moving="false"] > svg': { animationPlayState: 'paused' },
        '@media (prefers-reduced-motion: reduce)': { '& > svg': { animation: 'none' } },
      }}
    >
      <LineIcon name="chat" size="2.6rem" />
      <LineIcon name="support" size="2.6rem" />
    </Box>
  );
}
