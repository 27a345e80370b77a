import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/**
 * The player sets its height by script, and slides all slides out once when it mounts. Here they share one grid cell
 * instead, as high as the tallest of them, and those out of view are hidden.
 */
export const playerStyles: SystemStyleObject<Theme> = {
  overflow: 'visible',
  '& > div:first-of-type': { display: 'grid', height: 'auto !important', overflow: 'hidden' },
  '& > div:first-of-type > div': { position: 'static', gridArea: '1 / 1', height: 'auto', minWidth: 0 },
  '& > div:first-of-type > div > div > div': { display: 'block !important' },
  '& > div:first-of-type > div > div > div > div': { height: '100%' },
  '& > div:last-of-type': {
    position: 'absolute',
    insetInline: 0,
    bottom: '-6rem',
    height: '4.4rem',
    margin: 0,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
  },
  '& > div:last-of-type button': {
    width: '4.4rem',
    height: '4.4rem',
    color: 'text.secondary',
    '& svg': { fontSize: '1rem' },
    '&[aria-current]': { color: 'primary.main' },
    '&[aria-current] svg': { fontSize: '1.5rem' },
  },
};
