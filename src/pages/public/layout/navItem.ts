/** One entry of the desktop bar; that of the current page is underlined. */
export const navItem = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4rem',
  minHeight: '4.4rem',
  px: { lg: '1.1rem', laptopL: '1.5rem' },
  border: 0,
  background: 'none',
  color: 'text.primary',
  font: 'inherit',
  fontSize: 'body2.fontSize',
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { color: 'primary.main' },
  '&[aria-current]': { color: 'primary.main' },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: { lg: '1.1rem', laptopL: '1.5rem' },
    bottom: '0.4rem',
    borderBottom: '2px solid', // a background is invisible in forced colours
  },
} as const;
