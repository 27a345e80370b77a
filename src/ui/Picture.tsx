import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { Scene } from './picture/Scene';

interface PictureProps {
  /** Which picture: `office`, `air-freight`, `dawn-port` … */
  name: string;
  /** Empty when the words beside it say the same. */
  alt: string;
  /** Width to height, as CSS writes it; left out when `sx` sizes the box. */
  ratio?: string;
  sx?: SystemStyleObject<Theme>;
}

/** A picture that keeps its place on the page. Today each name is a drawn scene of its own. */
export function Picture({ name, alt, ratio, sx }: PictureProps) {
  const naming = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <Box
      {...naming}
      data-picture={name}
      sx={{
        aspectRatio: ratio,
        overflow: 'hidden',
        minWidth: 0,
        bgcolor: 'primary.dark',
        '& > svg': { display: 'block', width: '100%', height: '100%' },
        ...sx,
      }}
    >
      <Scene name={name} />
    </Box>
  );
}
