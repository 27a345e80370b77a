import Box from '@mui/material/Box';
import { keyframes } from '@mui/system';
import { SUPPORT_ICON_MS } from '@/config/timing';
import { LineIcon } from '@/ui/LineIcon';

/** Turns in one run of the animation: React listens for the end of every run, which wakes the page. */
const TURNS = 20;
const steps = Array.from(
  { length: TURNS },
  (_, turn) => `${(turn * 100) / TURNS}% { opacity: ${1 - (turn % 2)} }`,
);
const takeTurns = keyframes`${steps.join(' ')}`;

/**
 * Changes its drawing every three seconds. Without script: it moves before the app is there, goes on when it is, and
 * costs the page nothing.
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
