import { brand } from '@/brand/brand';

const { primary, tint } = brand.colors;

/** Buttons on a carmine background: white, or outlined in white. */
export const onDark = {
  filled: {
    borderColor: '#fff',
    bgcolor: '#fff',
    color: primary.dark,
    '&:hover': { borderColor: tint, bgcolor: tint },
  },
  open: {
    borderColor: '#fff',
    color: '#fff',
    '&:hover': { borderColor: '#fff', bgcolor: 'rgb(255 255 255 / 14%)' },
  },
} as const;
