/** A link on the footer's dark background, high enough to tap. */
export const footerLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.2rem',
  minHeight: { xs: '4.4rem', lg: '3.6rem' },
  minWidth: '4.4rem',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: '#fff', textDecoration: 'underline', textUnderlineOffset: '0.4rem' },
} as const;
