/** The seven sizes of type, and no others: `typography` of the theme gives them to its variants, and `sx` takes them from there. */
export const typeSizes = {
  display: 'min(clamp(3.2rem, 2.4rem + 2.4vw, 5.6rem), 13vw)',
  heading: 'min(clamp(2.6rem, 2.1rem + 1.5vw, 4rem), 12vw)',
  title: '2.2rem',
  lead: '1.9rem',
  body: '1.6rem',
  small: '1.4rem',
  label: '1.3rem',
} as const;
