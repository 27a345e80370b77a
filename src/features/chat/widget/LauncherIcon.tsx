import Box from '@mui/material/Box';
import { keyframes } from '@mui/system';
import { SUPPORT_ICON_MS } from '@/config/timing';
import { LineIcon } from '@/ui/LineIcon';

const takeTurns = keyframes`0% { opacity: 1 } 50%, 100% { opacity: 0 }`;

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
          animation: `${takeTurns} ${2 * SUPPORT_ICON_MS}ms step-end infinite`,
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
