import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { LineIcon } from '../LineIcon';

interface PauseButtonProps {
  /** What moves, as in "Pause the slides". */
  label: string;
  isOn: boolean;
  onToggle: () => void;
  sx?: SystemStyleObject<Theme>;
}

/** Stops and starts something that moves on its own. */
export function PauseButton({ label, isOn, onToggle, sx }: PauseButtonProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-label={`${isOn ? 'Pause' : 'Play'} ${label}`}
      onClick={onToggle}
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
      <LineIcon name={isOn ? 'pause' : 'play'} size="1.8rem" />
    </Box>
  );
}
